import { parseSource } from '@/lib/content/parse';
import { inLanguage } from '@/lib/content/problems';

const faultOf = (source: string) => parseSource(source, 'json').faults[0];

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
  expect(faultOf(source)).toBeUndefined();
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
  const lines = source.slice(0, offset).split('\n');
  expect(faultOf(source)?.at).toEqual({ line: lines.length, column: (lines.at(-1) ?? '').length + 1 });
});

it.each([
  ['{"a": 1 "b": 2}', 'expected "," or the closing bracket', '「,」か、閉じるかっこが必要です'],
  ['[1 2]', 'expected "," or the closing bracket', '「,」か、閉じるかっこが必要です'],
  [
    '{"a": tru}',
    'expected plain double quotes around a field name or a text (no “…”, no wide signs or digits)',
    '項目名と文は "…" で囲んで書いてください（引用符、「,」、「:」、数字は半角です）',
  ],
  ['{"a" 1}', 'expected ":" after the field name', '項目名のあとに「:」が必要です'],
  ['{"a": }', 'expected a value', '値が必要です'],
  [
    '{"a": "b}',
    'expected a text that is closed by a quote on the same line',
    '文を同じ行の "…" で閉じてください',
  ],
  ['["\\data"]', 'expected "\\\\" for a "\\" in a text', '文の中の「\\」は「\\\\」と書いてください'],
  ['["a\tb"]', 'expected no tab and no line break in a text', '文の中のタブや改行は消してください'],
  ['{"a": 1 /* b */}', 'expected no comment', 'コメントは書けません。消してください'],
  ['{} {}', 'expected nothing more after the closing bracket', '最後のかっこのあとには何も書けません'],
])('says of %j what it expected', (source, en, ja) => {
  const message = faultOf(source)?.message ?? '';
  expect([inLanguage(message, 'en'), inLanguage(message, 'ja')]).toEqual([
    `Invalid JSON: ${en}`,
    `JSON の誤り：${ja}`,
  ]);
});
