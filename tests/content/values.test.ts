import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import { figureIn } from '@/lib/content/facts';
import { figureLooks, typedFigures } from '@/lib/content/figures/typed';
import { fingerprint } from '@/lib/content/fingerprint';
import { imageKey } from '@/lib/content/image-key';
import { nearest } from '@/lib/content/nearest';
import { parseSource } from '@/lib/content/parse';
import { annotations, formatProblem, shortValue } from '@/lib/content/problems';
import { knownFields } from '@/lib/content/schema-tree';
import { validate } from '@/lib/content/validate';
import { isRecord, stringsIn, valueAt, valuesAt } from '@/lib/content/values';
import { temporaryFolder } from '../helpers/temporary';

describe('the value at a path', () => {
  const data = { cases: [{ title: 'A', image: { src: 'a' } }, { title: 'B' }], none: null, text: 'abc' };

  it.each([
    ['of a field', 'text', 'abc'],
    ['of an item of a list', 'cases.1.title', 'B'],
    ['below a field that is missing is none', 'cases.1.image.src', undefined],
    ['below null is none', 'none.a', undefined],
    ['inside of a text is none', 'text.length', undefined],
    ['of what every object has is none', 'constructor', undefined],
    ['of every item of a list', 'cases.*.title', ['A', 'B']],
    ['of every item, where one lacks it', 'cases.*.image.src', ['a', undefined]],
    ['of every item of what is no list is none', 'text.*.title', undefined],
  ])('%s: %s', (_what, dotted, expected) => {
    expect(valuesAt(data, dotted.split('.'))).toEqual(expected);
  });

  it('is found for every text, by the path that leads to it', () => {
    fc.assert(
      fc.property(fc.object({ values: [fc.string(), fc.integer(), fc.constant(null)] }), (value) => {
        for (const { path: to, text } of stringsIn(value)) expect(valueAt(value, to)).toBe(text);
      }),
    );
  });
});

describe('a schema of numbers and lists says in both languages', () => {
  const schema = z.strictObject({
    few: z.array(z.string()).min(2).max(3),
    five: z.array(z.string()).length(5),
    short: z.string().min(3).max(5),
    code: z.string().length(3),
    amount: z.number().min(2).max(9),
    above: z.number().positive(),
    below: z.number().lt(1),
    whole: z.int(),
    yes: z.boolean(),
    kind: z.enum(['service', 'event']),
    shape: z.string().regex(/^a/),
    big: z.bigint().optional(),
  });
  const correct = {
    few: ['a', 'b'],
    five: ['a', 'b', 'c', 'd', 'e'],
    short: 'abc',
    code: 'abc',
    amount: 3,
    above: 1,
    below: 0,
    whole: 1,
    yes: true,
    kind: 'event',
    shape: 'a',
  };
  const said = (field: string, value: unknown) => {
    const text = JSON.stringify({ ...correct, [field]: value });
    const { problems } = validate(schema, JSON.parse(text), parseSource(text, 'json'), 'a.json');
    return (['en', 'ja'] as const).map((language) =>
      problems
        .map((problem) => formatProblem(problem, language))
        .join('\n')
        .replace(/^a\.json:1:\d+ \w+: /, '')
        .replace(/( \(got|（今の値).*/s, ''),
    );
  };

  const CHOICES = ['Use one of service, event', '書けるのは service、event です'] as const;
  const MISSING = ['Missing field: add it, a ', '必要な項目がありません。', 'で書き加えてください'] as const;
  const missing = (en: string, ja: string) => [MISSING[0] + en, MISSING[1] + ja + MISSING[2]] as const;
  it.each<[string, string, unknown, readonly [en: string, ja: string]]>([
    ['a short list', 'few', ['a'], ['Use at least 2 item(s)', '2個以上にしてください']],
    ['a long list', 'few', [...'abcd'], ['Use at most 3 item(s)', '3個以下にしてください']],
    ['a list of another length', 'five', ['a'], ['Use exactly 5 item(s)', '5個にしてください']],
    ['a short text', 'short', 'ab', ['Use at least 3 character(s)', '3文字以上にしてください']],
    ['a long text', 'short', 'abcdef', ['Use at most 5 character(s)', '5文字以下にしてください']],
    ['a text of another length', 'code', 'ab', ['Use exactly 3 character(s)', '3文字にしてください']],
    ['a small number', 'amount', 1, ['Use at least 2', '2以上にしてください']],
    ['a big number', 'amount', 10, ['Use at most 9', '9以下にしてください']],
    ['a number that is its own limit', 'above', 0, ['Use more than 0', '0より大きい数にしてください']],
    ['a number at its upper limit', 'below', 1, ['Use less than 1', '1より小さい数にしてください']],
    ['a number with a fraction', 'whole', 1.5, ['Must be a whole number', '整数で書いてください']],
    ['a text for a number', 'amount', '3', ['Must be a number', '数で書いてください']],
    ['a text for yes or no', 'yes', 'yes', ['Must be true or false', 'true か falseで書いてください']],
    [
      'a misspelt choice',
      'kind',
      'evnt',
      [`Did you mean "event"? ${CHOICES[0]}`, `「event」ではありませんか。${CHOICES[1]}`],
    ],
    ['a wrong choice', 'kind', 'zzzzzz', CHOICES],
    [
      'a missing choice',
      'kind',
      undefined,
      [`${missing('text', '文')[0]}. ${CHOICES[0]}`, `${missing('text', '文')[1]}。${CHOICES[1]}`],
    ],
    ['a missing number', 'amount', undefined, missing('number', '数')],
    ['a list that is empty on purpose (null)', 'few', null, missing('list like [a, b]', '[a, b] の形の並び')],
  ])('%s', (_what, field, value, wording) => expect(said(field, value)).toEqual(wording));

  describe('of what tells groups of fields apart', () => {
    const blocks = z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('photo'), src: z.string() }),
      z.strictObject({ type: z.literal('quote'), text: z.string() }),
    ]);
    const saidOf = (union: z.ZodType, value: unknown) => {
      const text = JSON.stringify({ block: value });
      const whole = z.strictObject({ block: union });
      const { problems } = validate(whole, JSON.parse(text), parseSource(text, 'json'), 'a.json');
      return (['en', 'ja'] as const).map((language) =>
        problems.map((problem) => formatProblem(problem, language)).join('\n'),
      );
    };

    it.each<[string, unknown, string, string]>([
      [
        'a misspelt one',
        { type: 'foto' },
        'a.json:1:18 block.type: Did you mean "photo"? Use one of photo, quote (got "foto")',
        'a.json:1:18 block.type: 「photo」ではありませんか。書けるのは photo、quote です（今の値："foto"）',
      ],
      [
        'one that is not there',
        { src: 'a' },
        'a.json:1:10 block.type: Missing field: add it, a text. Use one of photo, quote',
        'a.json:1:10 block.type: 必要な項目がありません。文で書き加えてください。書けるのは photo、quote です',
      ],
    ])('%s', (_which, value, en, ja) => expect(saidOf(blocks, value)).toEqual([en, ja]));

    it('nothing, where they are told apart by all of their fields', () => {
      const either = z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]);
      expect(saidOf(either, 3)[0]).toBe('a.json:1:10 block: Invalid input (got 3)');
    });
  });

  it('of a kind without a word of its own, the name of the kind', () => {
    expect(said('big', 'x')).toEqual(['Must be bigint', 'bigintで書いてください']);
  });

  it.each([
    ['fwe', 'Unknown field: did you mean "few"?', 'この項目はありません。「few」ではありませんか'],
    [
      'unheardOf',
      'Unknown field: delete it, or use one of few, five, short, code, amount, above, below, whole, yes, kind, shape, big',
      'この項目はありません。消すか、few、five、short、code、amount、above、below、whole、yes、kind、shape、big のどれかに直してください',
    ],
  ])('that the field %s is unknown', (field, en, ja) => expect(said(field, 1)).toEqual([en, ja]));

  it('that the whole file is something else', () => {
    const { problems } = validate(schema, 'text', parseSource('"text"', 'json'), 'a.json');
    expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual([
      'a.json:1:1 (whole file): Must be a group of fields (got "text")',
    ]);
  });

  it('what else zod finds, in the words of zod', () => {
    const [en, ja] = said('shape', 'b');
    expect(en).toMatch(/^Invalid string: must match pattern/);
    expect(ja).toMatch(/[ぁ-ん]/);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, ': Missing'],
    ['a long text, cut', 'あ'.repeat(200), `"${'あ'.repeat(79)}…`],
    ['as much as fits, whole', 'あ'.repeat(78), `"${'あ'.repeat(78)}"`],
  ])('and shows %s of the value', (_what, value, end) => {
    if (value === undefined)
      expect(formatProblem({ file: 'a', message: 'Missing' }, 'en')).toBe('a: Missing');
    else expect(shortValue(value)).toBe(end);
  });
});

describe('on GitHub', () => {
  const problem = {
    ...{ file: 'content/news/a/index.ja.md', at: { line: 3, column: 7 }, field: 'date', value: '100%' },
    message: { ja: '日ではありません', en: 'No day' },
  };
  it('a problem stands at its line of the request, in both languages', () => {
    expect(annotations([problem, { file: 'content/x', message: 'Odd' }], { GITHUB_ACTIONS: 'true' })).toEqual(
      [
        '::error file=content/news/a/index.ja.md,line=3,col=7::date: 日ではありません（今の値："100%25"）%0ANo day (got "100%25")',
        '::error file=content/x::Odd',
      ],
    );
  });
  it('alone', () => expect(annotations([problem], {})).toEqual([]));
});

describe('the fields that a schema knows', () => {
  const inner = z.strictObject({ x: z.string(), y: z.string() });
  const schema = z.strictObject({
    list: z.array(inner),
    maybe: inner.optional(),
    made: inner.transform((value) => value),
    named: z.record(z.string(), inner),
    either: z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]),
    lists: z.union([z.array(inner), z.string()]),
    text: z.string(),
  });

  it.each<[string, (string | number)[], string[]]>([
    ['at the top', [], ['list', 'maybe', 'made', 'named', 'either', 'lists', 'text']],
    ['in an item of a list', ['list', 0], ['x', 'y']],
    ['where it may be left out', ['maybe'], ['x', 'y']],
    ['where it is made into something else', ['made'], ['x', 'y']],
    ['under any name', ['named', 'anything'], ['x', 'y']],
    ['in either of two forms', ['either'], ['a', 'b']],
    ['in an item of one of two forms', ['lists', 0], ['x', 'y']],
    ['inside of a text are none', ['text', 'x'], []],
    ['where it knows nothing are none', ['no', 'such'], []],
  ])('%s', (_where, at, fields) => expect(knownFields(schema, at)).toEqual(fields));

  const kinds = z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('a'), items: z.array(z.strictObject({ title: z.string() })) }),
      z.strictObject({ kind: z.literal('b'), items: z.array(z.strictObject({ name: z.string() })) }),
    ]),
  );
  it.each([
    ['of the kind that is named', 'b', ['name']],
    ['of all kinds where none of that name is', 'c', ['title', 'name']],
  ])('in an item of one of several kinds, those %s', (_which, kind, fields) =>
    expect(knownFields(kinds, [0, 'items', 0], [{ kind, items: [{}] }])).toEqual(fields),
  );
});

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [3, false],
])('a group of fields is not what only looks like one: %j %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

describe('figures', () => {
  const facts = {
    wells: { value: 96, source: 'x', date: '2026-01-05' },
    founded: { value: '2025-05-01', source: 'x', date: '2026-01-05' },
    pages: { value: 12, unit: 'A4 pages (max.)', source: 'x', date: '2026-01-05' },
    plain: { value: 7, source: 'x', date: '2026-01-05' },
  };

  it('are given as numbers', () => expect(figureIn(facts, 'wells')).toBe(96));

  it.each([
    ['a name that nobody gave', 'well'],
    ['a date', 'founded'],
  ])('%s is none, and is named', (_what, name) => {
    expect(() => figureIn(facts, name)).toThrow(`content/facts.json ${name}: no such figure`);
  });

  it.each([
    ['with a unit without a row, as written', '12 A4 pages (max.)', [['12 A4 pages (max.)', 'pages']]],
    ['without a unit not at all', '7 and 96', []],
  ])('typed by hand are looked for %s', (_how, copy, found) => {
    expect(typedFigures(copy, figureLooks(facts)).map(({ found: text, names }) => [text, ...names])).toEqual(
      found,
    );
  });
});

describe('the word that was meant', () => {
  it.each([
    ['', ['ab'], 'ab'],
    ['', ['abc'], undefined],
    ['abcd', ['abxy'], 'abxy'],
    ['abcd', ['axyz'], undefined],
    ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
    ['abcdefgh', ['abcdexyz'], undefined],
    ['abc', ['abcd', 'abc'], 'abc'],
    ['abc', [], undefined],
    ['Event', ['service', 'event'], 'event'],
  ])('by "%s" among %j is %s', (word, known, meant) => expect(nearest(word, known)).toBe(meant));
});

it.each([
  ['./bench.webp', 'pages/home/bench.webp'],
  ['bench.webp', 'pages/home/bench.webp'],
  ['./a./b.webp', 'pages/home/a./b.webp'],
  ['a./b.webp', 'pages/home/a./b.webp'],
])('the picture %s of a page lies at %s', (file, key) => expect(imageKey('pages/home', file)).toBe(key));

it('a folder has another fingerprint when a file in it, however deep, is written, made or deleted', () => {
  const root = temporaryFolder();
  const file = path.join(root, 'a', 'b.json');
  fs.mkdirSync(path.dirname(file));
  const states = [
    () => {},
    () => fs.writeFileSync(file, '1'),
    () => fs.utimesSync(file, 1, 1),
    () => fs.writeFileSync(file, '12'),
    () => fs.writeFileSync(path.join(root, 'c.json'), ''),
    () => fs.rmSync(file),
  ].map((change) => {
    change();
    return fingerprint(root);
  });
  expect(new Set(states).size).toBe(states.length);
  expect(fingerprint(root)).toBe(states.at(-1));
  fs.writeFileSync(path.join(root, 'd.json'), '');
  expect(
    fingerprint(root)
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['a', 'c.json', 'd.json']);
});
