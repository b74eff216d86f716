import { expandFacts, expandText, type Facts, strayBraces, unknownFacts } from '../../lib/content/facts';
import { formatProblem } from '../../lib/content/problems';
import { article, problemsWith, readWith } from './fixture';

const facts: Facts = {
  'plan.basic': { value: 50000, source: 'x', date: '2026-01-05' },
  'price.high': { value: 6000000, source: 'x', date: '2026-01-05' },
  'price.odd': { value: 1234567, source: 'x', date: '2026-01-05' },
  'arm.reach': { value: 320, source: 'x', date: '2026-01-05' },
  'arm.precision': { value: 0.05, source: 'x', date: '2026-01-05' },
  three: { value: 3, source: 'x', date: '2026-01-05' },
  seventh: { value: 7, source: 'x', date: '2026-01-05' },
  tenth: { value: 10, source: 'x', date: '2026-01-05' },
  founded: { value: '2025-05-01', source: 'x', date: '2026-01-05' },
};

describe('a figure in a text', () => {
  it.each([
    ['{{arm.reach}} mm', '320 mm', '320 mm'],
    ['±{{arm.precision}} mm', '±0.05 mm', '±0.05 mm'],
    ['{{plan.basic}}', '50,000', '50,000'],
    ['{{plan.basic|yen}}', '¥50,000', '¥50,000'],
    ['{{ plan.basic | amount }}', '50,000円', 'JPY 50,000'],
    ['{{price.high|man}}', '600万', '6 million'],
    ['{{price.high|short}}', '600万', '¥6M'],
    ['{{price.odd|man}}', '123.4567万', '1.234567 million'],
    ['{{founded|date}}', '2025年5月1日', '1 May 2025'],
    ['{{founded}}', '2025-05-01', '2025-05-01'],
    ['{{arm.reach}}/{{arm.reach}}', '320/320', '320/320'],
    ['{{three|words}} days', '3 days', 'three days'],
    ['{{tenth|part}}', '10分の1', 'a tenth'],
    ['{{seventh|part}}', '7分の1', '1/7'],
    ['{{arm.reach|words}}', '320', '320'],
    ['{{founded|yen}} {{three|date}}', '{{founded|yen}} {{three|date}}', '{{founded|yen}} {{three|date}}'],
    ['{{=24}}', '24', '24'],
    ['{{= 0.1 }} mm', '0.1 mm', '0.1 mm'],
    ['{{no.such}} and {{three|miles}}', '{{no.such}} and {{three|miles}}', '{{no.such}} and {{three|miles}}'],
    ['Up to{{space}}', 'Up to ', 'Up to '],
    ['no figure {here}', 'no figure {here}', 'no figure {here}'],
  ])('%s reads %s in Japanese and %s in English', (copy, ja, en) => {
    expect(expandText(copy, facts, 'ja')).toBe(ja);
    expect(expandText(copy, facts, 'en')).toBe(en);
  });

  it('is put in wherever a text stands, and nothing else changes', () => {
    const value = { a: ['{{arm.reach}}', 1, true, ''], b: { c: null, d: '{{arm.reach}}', e: '' } };
    expect(expandFacts(value, facts, 'ja')).toEqual({
      a: ['320', 1, true, ''],
      b: { c: null, d: '320', e: '' },
    });
  });
});

describe('a reference that leads nowhere', () => {
  it.each([
    ['{{arm.length}}', ['{{arm.length}}']],
    ['{{arm.reach|miles}}', ['{{arm.reach|miles}}']],
    ['{{arm.reach}} {{x}} {{y}}', ['{{x}}', '{{y}}']],
    ['{{arm.reach}}', []],
    ...['yen', 'amount', 'man', 'short', 'words', 'part'].map((format): [string, string[]] => [
      `{{founded|${format}}} {{three|${format}}}`,
      [`{{founded|${format}}}`],
    ]),
    ['{{founded|date}} {{three|date}}', ['{{three|date}}']],
    ['{{constructor}} {{arm.reach|constructor}}', ['{{constructor}}', '{{arm.reach|constructor}}']],
    ['{{=3}}', []],
    ['{{=three}}', ['{{=three}}']],
    ['{{=多}}', ['{{=多}}']],
    ['{{=3 mm}}', ['{{=3 mm}}']],
    ['{{about =3}}', ['{{about =3}}']],
  ])('in "%s" is found', (copy, unknown) => {
    expect(unknownFacts(copy, facts)).toEqual(unknown);
  });

  it('stops the content with file, line and field, in a text too', () => {
    const title = '"From {{plan.basics}}"';
    expect(
      problemsWith({ 'news/opening/index.ja.md': article({ title }, 'From {{plan.basics}}.\n') }),
    ).toEqual(
      ['2:8 title', '8:6 body'].map(
        (place) =>
          `content/news/opening/index.ja.md:${place}: No such figure in content/facts.json, or no format for it: correct the name or the format, or add the figure there (got "{{plan.basics}}")`,
      ),
    );
  });
});

describe('braces that are no placeholder', () => {
  it.each([
    ['a format in capitals: {{arm.reach|Yen}}', ['{{arm.reach|Yen}}']],
    ['a format in Japanese: {{arm.reach|円}}', ['{{arm.reach|円}}']],
    ['no format behind its bar: {{arm.reach|}}', ['{{arm.reach|}}']],
    ['two formats: {{arm.reach|yen|date}}', ['{{arm.reach|yen|date}}']],
    ['nothing: {{}}', ['{{}}']],
    ['no end: {{arm.reach\nMore', ['{{arm.reach']],
    ['half an end: {{arm.reach} mm', ['{{arm.reach}']],
    ['no start: arm.reach}} mm', ['}}']],
    ['wide ones: ｛｛arm.reach｝｝ mm', ['｛｛arm.reach｝｝']],
    ['wide ones at the end: {{arm.reach｝｝ mm', ['{{arm.reach｝｝']],
    ['two of them: {{}} {{arm.reach}} {{}}', ['{{}}', '{{}}']],
    ['none, but placeholders: {{arm.reach}} {{ no.such | miles }} {{=3}} {{space}}', []],
    ['none, but an inner number: {n, plural, one {{n} step} other {# steps}}', []],
    ['one beside that: {n, plural, other {# steps}} {{}} ｛｛a', ['{{}}', '｛｛a']],
    ['one alone around a name: {arm.reach} {arm.reach|yen}', ['{arm.reach}', '{arm.reach|yen}']],
    ['none, but single ones: {n} {a.} ｛a｝ {', []],
  ])('%s', (copy, found) => {
    expect(strayBraces(copy).map((stray) => stray.found)).toEqual(found);
  });

  const SAID =
    'No placeholder is written like this: write {{name}} or {{name|format}}, between two plain braces each, with a format in lower case, such as yen';

  it('stop the content where they stand, but not in code', () => {
    const body = '`{{}}` and {{}}`x`{{}}\n\n```json\n{"a":{"b":1}}\n```\n';
    expect(problemsWith({ 'news/opening/index.ja.md': article({ title: '"A `{{}}`"' }, body) })).toEqual(
      ['2:8 title', '8:12 body', '8:19 body'].map(
        (place) => `content/news/opening/index.ja.md:${place}: ${SAID} (got "{{}}")`,
      ),
    );
  });

  it('are found in the sentences of the ledger, as names that lead nowhere are', () => {
    const said = { sentence: { ja: '{{plan.basics}}', en: '{{plan.basic' }, pages: ['news/opening'] };
    const { problems } = readWith({
      'facts.json': JSON.stringify({ 'a.b': { ...said, source: 'x', date: '2026-01-05' } }),
      'news/opening/index.ja.md': article({}, '{{a.b}}\n'),
      'news/opening/index.en.md': article({}, '{{a.b}}\n'),
    });
    expect(problems.map(({ field, value }) => [field, value])).toEqual([
      ['a.b.sentence.ja', '{{plan.basics}}'],
      ['a.b.sentence.en', '{{plan.basic'],
    ]);
  });
});

describe('the file of figures', () => {
  it('must be there', () => {
    expect(problemsWith({ 'facts.json': null })).toEqual([
      'content/facts.json: Missing file: bring it back with git restore',
    ]);
  });

  it('needs a source for each figure', () => {
    const [problem] = problemsWith({ 'facts.json': '{ "a.b": { "value": 1 } }' });
    expect(problem).toMatch(/^content\/facts\.json:1:\d+ a\.b\.source: /);
  });

  it('that cannot be read makes no problem of the names in the copy', () => {
    const problems = problemsWith({
      'facts.json': '{ "plan.basic": { "value": 50000 "unit": "yen" } }',
      'news/opening/index.ja.md': article({}, '{{plan.basic|yen}}\n'),
    });
    expect(problems).toEqual([expect.stringMatching(/^content\/facts\.json:1:34: Invalid JSON/)]);
  });

  it('has no day that counts something', () => {
    const value = '{ "value": "2026-01-01", "unit": "yen", "source": "x", "date": "2026-01-05" }';
    expect(problemsWith({ 'facts.json': `{ "a.b": ${value} }` })).toEqual([
      'content/facts.json:1:21 a.b.value: A figure with a unit is a number without quotes: correct "value", or delete "unit" if it is a day (got "2026-01-01")',
    ]);
  });

  it.each([
    ['a measure of an arm', { 'arm.small.reach': 0 }, 'arm.small.reach.value: What an arm carries'],
    ['a range', { 'x.low': 3, 'x.high': 2 }, 'x.low.value: The low end is above the high end'],
    ['what only has the words of one', { 'x.low.y': 3, 'x.high.y': 2 }, undefined],
    ['a range that is right', { 'x.low': 2, 'x.high': 2, 'arm.small.reach': 0.1, 'arm.x': 0 }, undefined],
  ])('is held against what it stands for: %s', (_what, values, problem) => {
    const facts = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { value, source: 'x', date: '2026-01-05' }]),
    );
    expect(problemsWith({ 'facts.json': JSON.stringify(facts) })).toEqual(
      problem ? [expect.stringContaining(problem)] : [],
    );
  });

  it.each([
    [0, 'yen a month', false],
    [50000, 'yen', false],
    [-0.5, 'mm', false],
    [100, '%', false],
    [0.5, 'g for a yen', false],
    [-1, 'yen', true],
    [0.5, 'yen a month', true],
  ])('with %d %s: a problem is %s', (value, unit, isProblem) => {
    const entry = { value, unit, source: 'x', date: '2026-01-05' };
    const { problems } = readWith({ 'facts.json': JSON.stringify({ 'a.b': entry }) });
    const said = (language: 'ja' | 'en') => problems.map((problem) => formatProblem(problem, language));
    expect(said('en')).toEqual(
      isProblem
        ? [
            `content/facts.json:1:17 a.b.value: A sum in yen is a whole number, 0 or more: correct "value", or "unit" if it is no sum (got ${value})`,
          ]
        : [],
    );
    if (isProblem) expect(said('ja')[0]).toContain('円の金額は');
  });

  it('names a share of more than all', () => {
    const entry = { value: 100.5, unit: '%', source: 'x', date: '2026-01-05' };
    expect(problemsWith({ 'facts.json': JSON.stringify({ 'a.b': entry }) })).toEqual([
      'content/facts.json:1:17 a.b.value: A share is from 0 to 100 per cent: correct "value" (got 100.5)',
    ]);
  });

  it('fills the entries of a collection', () => {
    const changed = {
      'news/opening/index.ja.md': article({ excerpt: '"{{plan.basic|yen}}"' }, '{{plan.basic}}\n'),
    };
    const entry = readWith(changed).collections.news?.find(({ locale }) => locale === 'ja');
    expect(entry).toMatchObject({ data: { excerpt: '¥50,000' }, body: '50,000\n' });
  });
});
