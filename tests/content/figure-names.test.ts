import type { Facts } from '@/lib/content/facts';
import { nameProblems } from '@/lib/content/figures/names';
import { parseSource } from '@/lib/content/parse';
import { inLanguage } from '@/lib/content/problems';
import { FIGURES } from '../specification';
import { content, copy } from '../words';

const known = { source: 'x', date: '2026-01-05' };
const facts: Facts = {
  spread: { value: 3, what: { ja: '変動係数', en: 'coefficient of variation' }, ...known },
  share: { value: 4, what: { ja: '割合', en: 'share' }, about: true, ...known },
  bare: { value: 7, ...known },
};

function problemsOf(
  data: unknown,
  { locale = 'en', body = '' }: { locale?: 'ja' | 'en'; body?: string } = {},
) {
  const source = parseSource(JSON.stringify(data ?? {}), 'json');
  return nameProblems([{ file: 'x.json', data, body, source, locale }], facts).map(
    ({ field, message }) => `${field}: ${inLanguage(message, 'en')}`,
  );
}

const OTHER_NAME =
  'content/facts.json calls this figure "coefficient of variation": every page names it in the same words';
const EXACT = 'An approximate figure ("about" in content/facts.json): write "about" before it';

describe('a measured value', () => {
  it.each([
    [{ term: 'Coefficient of|variation', after: '{{spread}}%' }],
    [{ unit: 'coefficient of variation', before: '9%', after: '{{spread}}%' }],
    [{ title: 'Coefficient of variation', figure: '{{spread}}', unit: '%' }],
    [{ title: 'Three wells', figure: '{{spread}}', unit: 'wells' }],
    [{ after: '{{spread}}%' }],
    [{ term: 'Any name', after: '{{bare}}' }],
    [{ text: 'a spread of {{spread}}%' }],
    [{ term: 'Any name', after: '{{no.such}}' }],
  ])('may stand as %j', (shown) => expect(problemsOf({ items: [shown] })).toEqual([]));

  it.each([
    [{ term: 'Variation', after: '{{spread}}%' }, 'after'],
    [{ unit: 'of the particles', after: 'CV {{spread}}%' }, 'after'],
    [{ title: 'Even particles', figure: '{{spread}}%' }, 'figure'],
    [{ title: 'Even particles', figure: '{{spread}}', unit: '%' }, 'figure'],
  ])('has no other name than the ledger’s: %j', (shown, field) =>
    expect(problemsOf({ items: [shown] })).toEqual([`items.0.${field}: ${OTHER_NAME}`]),
  );

  it('has its name told in Japanese, too', () => {
    const source = parseSource('{}', 'json');
    const data = { term: 'ばらつき', after: '{{spread}}%' };
    const found = nameProblems([{ file: 'x.json', data, source, locale: 'ja' }], facts);
    expect(found.map(({ message }) => inLanguage(message, 'ja'))).toEqual([
      'この数値は content/facts.json で「変動係数」と呼ばれています。どのページでも同じ言葉にしてください',
    ]);
  });

  it('has the name of the language of the file', () => {
    expect(problemsOf({ term: '変動係数', after: '{{spread}}%' }, { locale: 'ja' })).toEqual([]);
    expect(
      problemsOf({ term: 'coefficient of variation', after: '{{spread}}%' }, { locale: 'ja' }),
    ).toHaveLength(1);
  });
});

describe('an approximate figure', () => {
  it.each([
    [{ text: '約{{share}}、約1/{{share}}、pH約{{share}}' }],
    [{ text: 'About {{share}}, about 1/{{ share|words }}, about pH {{share}}' }],
    [{ lead: '約', after: '1/{{share}}' }],
    [{ about: 'about', figure: '{{share}}' }],
    [{ lead: ' About ', after: '{{share}}' }],
  ])('is called so: %j', (shown) => expect(problemsOf(shown)).toEqual([]));

  it.each([
    [{ text: 'in {{share}} of all cases' }, 'text'],
    [{ text: 'about {{share}} to {{share}}' }, 'text'],
    [{ lead: 'CV', after: '{{share}}' }, 'after'],
    [{ lead: 'About the cost', after: '{{share}}' }, 'after'],
    [{ lead: 'What it is about', after: '{{share}}' }, 'after'],
  ])('is not shown as exact: %j', (shown, field) =>
    expect(problemsOf(shown)).toEqual([`${field}: ${EXACT}`]),
  );

  it('nor in the text of an article', () => {
    expect(problemsOf({}, { body: 'in {{share}} of all cases' })).toEqual([`body: ${EXACT}`]);
    expect(problemsOf(undefined, { body: 'in {{share}} of all cases' })).toEqual([`body: ${EXACT}`]);
  });
});

describe('the ledger', () => {
  it.each(Object.keys(FIGURES))('says what %s measures', (name) =>
    expect(content.facts.data[name]?.what).toEqual({ ja: expect.any(String), en: expect.any(String) }),
  );
});

/** The phases are stated one by one and in all; a number of its own would stay behind when a phase changes. */
it('the phases of a project add up to the total that is stated', () => {
  const weeks = (name: string) => Number(content.facts.data[`process.${name}`]?.value);
  const fixed = weeks('hearing') + weeks('proposal') + weeks('installation');
  const total = [fixed + weeks('development.low'), fixed + weeks('development.high')];
  for (const locale of ['ja', 'en'] as const) {
    const { process } = copy('custom-automation', locale);
    for (const stated of process.text.matchAll(/(\d+)\D{1,6}(\d+)\s?(?:週間|weeks)/g))
      expect(stated.slice(1).map(Number)).toEqual(total);
  }
});
