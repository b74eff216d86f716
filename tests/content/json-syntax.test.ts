import { jsonFault } from '@/lib/content/json-syntax';

const parses = (source: string) => {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
};

it.each([
  '{}',
  ' [ ] ',
  '{"a": [1, -0.5, 2e+3, true, false, null], "b": {"c": "日本\\u0041\\n\\"/"}}',
  '"text"',
  '\t{\n\r"a":"b"}\n',
])('finds no fault where JSON.parse finds none: %s', (source) => {
  expect(parses(source)).toBe(true);
  expect(jsonFault(source)).toBeUndefined();
});

it.each([
  ['', 0],
  ['{', 1],
  ['{"a" 1}', 5],
  ['{"a": 1,}', 8],
  ['{"a": 1 "b": 2}', 8],
  ["{'a': 1}", 1],
  ['[1, 2', 5],
  ['[01]', 2],
  ['[tru]', 1],
  ['["a\nb"]', 1],
  ['["\\x"]', 1],
  ['{} {}', 3],
  ['{"a": 1} // note', 9],
])('finds the place of the first fault in %j at %i', (source, offset) => {
  expect(parses(source)).toBe(false);
  expect(jsonFault(source)?.offset).toBe(offset);
});
