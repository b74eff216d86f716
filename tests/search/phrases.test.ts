import { Corpus } from '@/lib/search/corpus';
import { search } from '@/lib/search/search';
import { Synonyms } from '@/lib/search/synonyms';

const TITLES = ['実証実験', '会社案内', '利用規約', 'データ', 'labcraft robotics', 'robot'];
const SYNONYMS = new Synonyms([
  ['実証実験', 'proof of concept'],
  ['会社案内', 'about us'],
  ['利用規約', 'terms of service'],
  ['labcraft', 'data'],
  ['データ', 'data management', 'laboratory data management system'],
]);
const CORPUS = new Corpus({ pages: TITLES.map((title) => ({ path: `/${title}`, kind: 'blog', title })) });

it.each<[string, string, string[]]>([
  ['a synonym that holds a stop word', 'proof of concept', ['実証実験']],
  ['one among stop words', 'what is a proof of concept for you', ['実証実験']],
  ['one that ends in a stop word', 'about us', ['会社案内']],
  ['one of four words, in the plural', 'Laboratory Data Management Systems', ['データ']],
  ['the longest that begins at a word', 'data management', ['データ']],
  ['the word alone where the phrase breaks off', 'data of', ['labcraft robotics']],
  ['two words that the site writes as one', 'a lab craft', ['labcraft robotics']],
  ['a word before a stop word, which does not lengthen it', 'robot i', ['robot', 'labcraft robotics']],
])('found is %s', (_what, query, titles) => {
  const { hits, partial } = search(CORPUS, SYNONYMS, query);
  expect({ titles: hits.map(({ page }) => page.title), partial }).toEqual({ titles, partial: false });
});

it('two phrases with the same stop word are both wanted', () => {
  const both = new Corpus({ pages: [{ path: '/', kind: 'blog', title: '実証実験の利用規約' }] });
  const { hits, partial } = search(both, SYNONYMS, 'terms of service, proof of concept');
  expect([hits[0]?.words, partial]).toEqual([['利用規約', '実証実験'], false]);
});
