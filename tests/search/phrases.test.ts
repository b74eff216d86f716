import { readFileSync } from 'node:fs';
import { Corpus } from '@/lib/search/corpus';
import { search } from '@/lib/search/search';
import { Synonyms } from '@/lib/search/synonyms';

const TITLES = ['実証実験', '会社案内', '利用規約', 'データ', 'labcraft robotics', 'robot'];
const SYNONYMS = new Synonyms([
  ['実証実験', 'proof of concept'],
  ['会社案内', 'about us'],
  ['利用規約', 'terms of service'],
  ['labcraft', 'data', 'ラボクラフト'],
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
  ['two words that are one synonym in one', 'ラボ・クラフト', ['labcraft robotics']],
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

describe('the synonyms of the content', () => {
  // A fact, which the build puts in, stands in a word as its number.
  const file = readFileSync('content/search.json', 'utf8').replaceAll(/\{\{.*?\}\}/g, '96');
  const { synonyms: groups }: { synonyms: string[][] } = JSON.parse(file);
  const synonyms = new Synonyms(groups);
  const finds = (query: string, title: string) => {
    const { hits, partial } = search(
      new Corpus({ pages: [{ path: '/', kind: 'blog', title }] }),
      synonyms,
      query,
    );
    return hits.length === 1 && !partial;
  };

  it('are each found by every other of their group, whatever words they are made of', () => {
    const lost = groups.flatMap((group) =>
      group.flatMap((query) => group.filter((title) => !finds(query, title)).map((title) => [query, title])),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['email', ['e-mail', 'E-mails', 'e mail', 'メール', 'Ｅメール']],
    ['問い合わせ', ['お問合わせ', '問い合せ']],
    ['申し込み', ['お申込み', '申込']],
    ['打ち合わせ', ['打合せ', '打合わせ', 'ミーティング']],
    ['据え付け', ['据付', '据付け']],
    ['組み立て', ['組立', '組立て']],
    ['取り扱い', ['取扱い', '取扱']],
    ['よくある質問', ['FAQ', 'Q&A', 'Ｑ＆Ａ', 'frequently asked questions']],
    ['オーダーメイド', ['カスタム', 'カスタマイズ', 'bespoke', 'customised', 'customization']],
    ['住所', ['location']],
    ['delivery', ['delivery time', 'delivery times', 'lead time']],
    ['発明', ['知財', '特許', 'ちざい', 'patents']],
    ['料金', ['りょうきん', 'かかく']],
    ['分注', ['ぶんちゅう']],
    ['保守', ['ほしゅ']],
    ['廃液', ['はいえき']],
  ])('know as %s what visitors write for it', (title, queries) => {
    expect(queries.filter((query) => !finds(query, title))).toEqual([]);
  });

  it.each([
    ['かいしゃく', '会社'],
    ['ほしゅう', '保守'],
    ['しやくしょ', '試薬'],
    ['そうちゃく', '装置'],
  ])('find for %s nothing that only sounds like its beginning', (query, title) => {
    expect(finds(query, title)).toBe(false);
  });
});
