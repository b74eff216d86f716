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

it.each([
  ['{"a": 1 "b": 2}', 'expected "," or "}"', '「,」か「}」が必要です'],
  ['[1 2]', 'expected "," or "]"', '「,」か「]」が必要です'],
  ['{"a" 1}', 'expected ":" after the field name', '項目名のあとに「:」が必要です'],
  ['{"a": }', 'expected a value', '値が必要です'],
  [
    '{"a": "b}',
    'expected a text that is closed by a quote on the same line',
    '文を同じ行の "…" で閉じてください',
  ],
  ['{} {}', 'expected nothing more after the closing bracket', '最後のかっこのあとには何も書けません'],
])('says of %j what it expected', (source, en, ja) => {
  expect(jsonFault(source)?.message).toEqual({ en: `Invalid JSON: ${en}`, ja: `JSON の誤り：${ja}` });
});
