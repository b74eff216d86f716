/** From the text of a file to its value, and back to the place of each field. */
import { decodeUtf8, unwantedIn } from '@/lib/content/characters';
import { readJson } from '@/lib/content/json-positions';
import { parseSource } from '@/lib/content/parse';
import { ContentError, inLanguage } from '@/lib/content/problems';
import { readYaml } from '@/lib/content/yaml-positions';

const TOP = { line: 1, column: 1 };
const faults = (text: string, format: 'md' | 'json', language: 'ja' | 'en' = 'en') =>
  parseSource(text, format).faults.map(
    ({ at, message }) => `${at.line}:${at.column} ${inLanguage(message, language)}`,
  );

describe('a file that cannot be read', () => {
  it.each([
    ['{', 'json'],
    ['{"a": 1, "a": 2}', 'json'],
    ['Text', 'md'],
    ['---\na: *b\n---\nText', 'md'],
    ['\u202E', 'md'],
  ] as const)('has no value, no body and no places: %j', (text, format) => {
    const source = parseSource(text, format);
    expect(source.faults).toHaveLength(1);
    expect(source).toMatchObject({ value: undefined, body: '', linesBeforeBody: 0 });
    expect([source.locate(['a']), source.locateName(['a'])]).toEqual([TOP, TOP]);
  });

  it.each([
    ['{"a": 1, "a": 2}', 'json', '1:10 JSON の誤り：同じ項目名が2回使われています。片方を消してください'],
    ['---\na: 1\na: 2\n---\n', 'md', '3:1 YAML の誤り：同じ項目名が2回使われています。片方を消してください'],
    [
      '---\na:1\nb: 2\n---\n',
      'md',
      '2:1 YAML の誤り：「項目: 値」の形ではありません。「:」も、そのあとの空白も、字下げも半角で書いてください。長い文は改行せずに書きます',
    ],
    ['---\na: 1\n\tb: 2\n---\n', 'md', '3:1 YAML の誤り：字下げのタブを、半角の空白二つに直してください'],
    ['---\na: @b\n---\n', 'md', '2:4 YAML の誤り：この記号で始まる文は "…" で囲んでください'],
    ['---\na: [b] c\n---\n', 'md', expect.stringMatching(/^2:8 YAML の誤り：この行と前の行の記号/)],
  ] as const)('says why in Japanese, too: %j', (text, format, said) => {
    expect(faults(text, format, 'ja')).toEqual([said]);
  });
});

describe('a JSON file', () => {
  it('has a value and no body', () => {
    expect(parseSource('{ "a": [1] }', 'json')).toMatchObject({
      value: { a: [1] },
      body: '',
      linesBeforeBody: 0,
      faults: [],
    });
  });
  it.each(['{\n\t"a": 1\n}', '{\r\n"a": 1\r\n}', '\uFEFF{"a": 1}', '{"a": 1}\r'])(
    'may be written as JSON allows: %j',
    (text) => expect(parseSource(text, 'json')).toMatchObject({ value: { a: 1 }, faults: [] }),
  );
  it('joins letters that are written in parts, and leaves old forms of kanji', () =>
    expect(parseSource('{"a": "か\u3099とu\u0308と\uFA19"}', 'json').value).toEqual({ a: 'がとüと\uFA19' }));
  it('may have a byte order mark at its start alone', () => {
    expect(faults('{"a": "b\uFEFF"}', 'json')).toEqual([
      '1:9 Invisible or broken character (U+FEFF): delete it',
    ]);
  });
});

describe('the places of JSON', () => {
  const { locate, locateName } = parseSource('{\n  "a": [1,\n    {"b": 2}],\n  "c": 3\n}', 'json');
  it.each([
    [['c'], '4:8', '4:3'],
    [['a', 0], '2:9', '2:9'],
    [['a', 1], '3:5', '3:5'],
    [['a', '1', 'b'], '3:11', '3:6'],
    [['a', 7], '2:8', '2:8'],
    [['a', 1, 'x'], '3:5', '3:5'],
    [['x', 'y'], '1:1', '1:1'],
    [[], '1:1', '1:1'],
  ])('of %j are those of the value and of its name, or what is around them', (path, value, name) => {
    const places = [locate(path), locateName(path)].map(({ line, column }) => `${line}:${column}`);
    expect(places).toEqual([value, name]);
  });
});

describe('a text without anything in it', () => {
  it.each([
    ['JSON', readJson('')],
    ['YAML', readYaml('\n', 1)],
  ])('has all of its places at the top: %s', (_format, { locate, locateName }) => {
    for (const path of [[], ['a'], ['a', 0]]) expect([locate(path), locateName(path)]).toEqual([TOP, TOP]);
  });
});

describe('a Markdown file', () => {
  it('is one group of fields at its first, even where a list stands for a name', () => {
    expect(readYaml('a: b\n? [c]\n: d\n', 1).locateName([])).toEqual({ line: 2, column: 1 });
  });
  it('with two mistakes says where each is', () => {
    expect(faults('---\na: 1\na: 2\nb: "x" y\n---\n', 'md')).toEqual([
      expect.stringMatching(/^3:1 .*this field name is used twice/),
      expect.stringMatching(/^4:8 .*Unexpected scalar at node end/),
    ]);
  });
  it.each([
    ['title: Lot# 3', 'Lot# 3', undefined],
    ['title: Lot #3 of 4\ndate: x', undefined, '2:12'],
    ['title: "Lot" # really', undefined, '2:14'],
    ['tags:\n  - a # b', undefined, '3:7'],
    ['title: Two\n  lines #3', undefined, '3:9'],
    ['# Note\ntitle: a\n# Note\n  # Note\ndate: b\n# Note', 'a', undefined],
    ['title: |\n  Lot #3\n# Note', 'Lot #3\n', undefined],
    ['title: "Lot #3"', 'Lot #3', undefined],
  ])('loses nothing of a value as a comment: %j', (fields, title, place) => {
    const text = `---\n${fields}\n---\n`;
    const said =
      'Invalid YAML: a "#" behind a space begins a comment, which no page shows: put the text in quotes, or the comment on a line of its own';
    expect(faults(text, 'md')).toEqual(place ? [`${place} ${said}`] : []);
    if (title) expect(parseSource(text, 'md')).toMatchObject({ value: { title } });
  });
  it('may have the line ends of any system', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(parseSource(['---', 'a: b', '---', 'Text', ''].join(end), 'md')).toMatchObject({
        value: { a: 'b' },
        body: 'Text\n',
        linesBeforeBody: 3,
      });
  });
  it.each([
    ['---  \na: b\n---\nText', ['1:4']],
    ['---\na: b\n--- \nText', ['3:4']],
    ['---\na: b\nc: d\n---\t', ['4:4']],
    ['--- \n---  \n', ['1:4', '2:4']],
  ])('has nothing behind its lines of three dashes, which the forms would not know: %j', (text, places) => {
    expect(faults(text, 'md')).toEqual(places.map((place) => `${place} Spaces after "---": delete them`));
    expect(faults(text, 'md', 'ja')).toEqual(
      places.map((place) => `${place} 「---」の後ろに空白があります。消してください`),
    );
  });
  it('knows where values and names stand, or what is around them', () => {
    const source = parseSource('---\na: b\nc:\n  d: [e, f]\n---\n', 'md');
    expect(source.locate(['a'])).toEqual({ line: 2, column: 4 });
    expect(source.locate(['c', 'd', 1])).toEqual({ line: 4, column: 10 });
    expect(source.locate(['c', 'd', 7])).toEqual({ line: 4, column: 6 });
    expect(source.locateName(['c', 'd'])).toEqual({ line: 4, column: 3 });
    expect(source.locateName(['c', 'x'])).toEqual({ line: 4, column: 3 });
    expect(source.locateName(['a', 'x'])).toEqual({ line: 2, column: 4 });
  });
});

describe('characters that have no business in copy', () => {
  it.each([
    ['a\u0007b', 'Invisible or broken character (U+0007): delete it'],
    ['\u{F0000}', 'Invisible or broken character (U+F0000): delete it'],
    ['a\u200Bb', 'Invisible or broken character (U+200B): delete it'],
    ['a\u2060b', 'Invisible or broken character (U+2060): delete it'],
    ['a\u00ADb', 'Invisible or broken character (U+00AD): delete it'],
    ['\u2028', 'Invisible or broken character (U+2028): delete it'],
  ])('%j', (text, said) => expect(inLanguage(unwantedIn(text) ?? '', 'en')).toBe(said));
  it.each(['', 'Text', 'a\tb\nc', '𠮟る', '😀'])('but not in %j', (text) => {
    expect(unwantedIn(text)).toBeUndefined();
  });
  it('a line of seven equals signs is a mark of a merge only beside the others', () => {
    expect(faults('---\na: b\n---\nTitle\n=======\n', 'md')).toEqual([]);
    expect(faults('---\na: b\n---\n=======\n>>>>>>> branch\n', 'md')).toEqual([
      expect.stringMatching(/^4:1 A merge left its mark/),
      expect.stringMatching(/^5:1 A merge left its mark/),
    ]);
    expect(faults('---\na: b\n---\nx <<<<<<< HEAD\n', 'md')).toEqual([]);
  });
  it('a text in another encoding is found where it starts', () => {
    expect(decodeUtf8(Buffer.from('日本'))).toEqual({ text: '日本' });
    expect(decodeUtf8(Buffer.from('\uFEFFa'))).toEqual({ text: '\uFEFFa' });
    expect(decodeUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61, 0xe9))).toMatchObject({
      fault: { at: { line: 1, column: 2 } },
    });
    const spoilt = Buffer.concat([Buffer.from('a\n日'), Buffer.from([0xe9]), Buffer.from('b')]);
    expect(decodeUtf8(spoilt)).toEqual({
      fault: {
        at: { line: 2, column: 2 },
        message: {
          ja: '文字コードが UTF-8 ではありません。エディターで「UTF-8」を選んで保存し直してください',
          en: 'Not UTF-8: save the file again with the encoding "UTF-8"',
        },
      },
    });
  });
});

describe('the error of the content', () => {
  const problems = [
    { file: 'a', message: 'b' },
    { file: 'c', message: { ja: 'エー', en: 'A' } },
  ];
  it.each([
    ['en', '2 problem(s) in the content\n  a: b\n  c: A'],
    ['ja', 'content/ に問題が 2 件あります\n  a: b\n  c: エー'],
  ] as const)('lists all of it in %s', (language, message) => {
    const error = new ContentError(problems, language);
    expect(error).toMatchObject({ name: 'ContentError', message, problems });
  });
});
