import fc from 'fast-check';
import { Corpus } from '@/lib/search/corpus';
import type { Shard } from '@/lib/search/index-format';
import { marked, passage } from '@/lib/search/passage';
import { search } from '@/lib/search/search';
import { Synonyms } from '@/lib/search/synonyms';
import { anyText } from '../helpers/any-text';

const PAGES = [
  { path: '/labcraft', kind: 'service', title: 'LabCraft' },
  { path: '/arms', kind: 'blog', title: 'ロボットアームの選び方' },
  { path: '/terms', kind: 'legal', title: '利用規約' },
] as const;
const SHARDS: Shard[] = [
  [
    {
      page: 0,
      description: 'ことばでロボットを動かすソフト',
      sections: [
        ['', 'ことばで書く', '分注の手順をことばで書きます。'],
        ['start', 'はじめ方', '実験の自動化は、一つの工程から。'],
      ],
    },
  ],
  [
    { page: 1, description: '三つの数字で選ぶ', sections: [['reach', 'リーチ', '届く距離は 625 mm です。']] },
    {
      page: 2,
      description: '規約',
      sections: [
        ['a1', '第1条', '分注'],
        ['a2', '第2条 退会', '退会できます。'],
      ],
    },
  ],
];
const SYNONYMS = new Synonyms([
  ['アーム', 'ロボットアーム', 'robot arm'],
  ['LabCraft', 'ラボクラフト'],
]);

function corpusOf(shards: readonly Shard[]): Corpus {
  const corpus = new Corpus({ pages: [...PAGES] });
  for (const shard of shards) corpus.add(shard);
  return corpus;
}
const all = corpusOf(SHARDS);
const ask = (query: string) => search(all, SYNONYMS, query);
const found = (query: string) =>
  ask(query).hits.map(({ page, section }) => {
    const [id] = section === undefined ? [''] : (page.original.sections[section] ?? ['']);
    return page.page.path + (id && `#${id}`);
  });

it.each([
  ['a service before a contract', '分注', ['/labcraft', '/terms#a1']],
  ['a section', '退会', ['/terms#a2']],
  ['a synonym in half-width katakana', 'ﾗﾎﾞｸﾗﾌﾄ', ['/labcraft']],
  ['a compound across の', '実験自動化', ['/labcraft#start']],
  ['all words of several', '分注 ことば', ['/labcraft']],
  ['a number with its unit', '625 mm', ['/arms#reach']],
  ['nothing for nothing', '  ', []],
])('a query finds %s', (_what, query, pages) => expect(found(query)).toEqual(pages));

it('titles are found before any text has arrived, texts as soon as theirs has', () => {
  const none = corpusOf([]);
  expect(search(none, SYNONYMS, '利用規約').hits).toHaveLength(1);
  expect(search(none, SYNONYMS, '退会').hits).toHaveLength(0);
  expect(search(corpusOf(SHARDS.slice(1)), SYNONYMS, '退会').hits).toHaveLength(1);
});

const query = fc.string({
  unit: fc.constantFrom(...'分注アｱームﾑ-ー実験自動化を LabＬ6２5mm退会ﾞ。'),
  maxLength: 16,
});
const answers = (typed: string) => ask(typed).hits.map(({ page, score }) => [page.page.path, score]);

it('answers the same to a query however wide it is and whatever its case', () => {
  fc.assert(
    fc.property(query, (typed) => {
      expect(answers(typed.normalize('NFKC'))).toEqual(answers(typed));
      expect(answers(typed.toUpperCase())).toEqual(answers(typed));
    }),
  );
});

it('never throws, and never ranks a page twice', () => {
  fc.assert(
    fc.property(anyText(60), (typed) => {
      const paths = ask(typed).hits.map(({ page }) => page.page.path);
      expect(new Set(paths).size).toBe(paths.length);
    }),
  );
});

describe('passages', () => {
  it('mark what was found as it is written, in whatever width', () => {
    expect(marked('ＬａｂＣｒａｆｔとﾛﾎﾞｯﾄ', ['labcraft', 'ロボット'])).toEqual([
      { text: 'ＬａｂＣｒａｆｔ', marked: true },
      { text: 'と', marked: false },
      { text: 'ﾛﾎﾞｯﾄ', marked: true },
    ]);
  });

  it('are what the text says, never longer than asked by more than a word', () => {
    const any = fc.string({ unit: fc.constantFrom(...'分注。 abcあ𠮷'), maxLength: 120 });
    fc.assert(
      fc.property(any, fc.integer({ min: 10, max: 60 }), (text, length) => {
        const shown = passage(text, ['分注'], length)
          .map((piece) => piece.text)
          .join('');
        expect(text).toContain(shown.replace(/^…|…$/g, ''));
        expect(shown.isWellFormed()).toBe(true);
      }),
    );
  });
});
