import { list } from '@/lib/content';
import { GLOSSARY_GROUPS } from '@/lib/content/glossary';
import { definedTermSet, type GlossaryTerm, glossarySynonyms, termPairs } from '@/lib/glossary/terms';
import { LOCALES, otherLocale } from '@/lib/i18n/locales';
import { normalise } from '@/lib/listing/normalise';

const term = (id: string, locale: 'ja' | 'en', name: string, also: string[] = []): GlossaryTerm => ({
  id,
  locale,
  data: { term: name, also, group: 'robot', definition: `${name}.` },
});
const JA = [term('arm', 'ja', 'アーム', ['ロボットアーム']), term('well', 'ja', 'ウェル')];
const EN = [term('arm', 'en', 'Robot arm', ['ARM']), term('tip', 'en', 'Tip')];

it('pairs each term with what the other language calls it', () => {
  expect(termPairs(JA, EN)).toEqual([
    expect.objectContaining({ id: 'arm', term: 'アーム', counterpart: 'Robot arm' }),
  ]);
});

it('gives the words that mean the same, as the search compares them', () => {
  expect(glossarySynonyms([...JA, ...EN])).toEqual([['arm', 'robot arm', 'アーム', 'ロボットアーム']]);
});

it('says what a DefinedTermSet needs', () => {
  const set = definedTermSet(
    'https://a.jp/glossary',
    { name: 'Glossary', description: 'Words' },
    termPairs(JA, EN),
  );
  expect(set).toEqual({
    url: 'https://a.jp/glossary',
    name: 'Glossary',
    description: 'Words',
    terms: [
      {
        id: 'arm',
        url: 'https://a.jp/glossary#arm',
        name: 'アーム',
        alternateName: ['Robot arm', 'ロボットアーム'],
        description: 'アーム.',
      },
    ],
  });
});

describe.each(LOCALES)('the glossary in %s', (locale) => {
  const terms = list('glossary', locale);

  it('has a counterpart for each term, and its subjects in the order of the page', () => {
    expect(termPairs(terms, list('glossary', otherLocale(locale)))).toHaveLength(terms.length);
    const groups = [...new Set(terms.map(({ data }) => data.group))];
    expect(groups).toEqual(GLOSSARY_GROUPS.filter((group) => groups.includes(group)));
  });
  it('has no word that means two things', () => {
    const words = terms.flatMap(({ data }) => [data.term, ...data.also].map(normalise));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

it('reads every Japanese term, so that the list has an order', () => {
  expect(list('glossary', 'ja').filter(({ data }) => !data.reading)).toEqual([]);
});
