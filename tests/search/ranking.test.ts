import fc from 'fast-check';
import { Corpus } from '@/lib/search/corpus';
import type { Kind, Section } from '@/lib/search/index-format';
import { search } from '@/lib/search/search';
import { Synonyms } from '@/lib/search/synonyms';
import { anyText } from '../helpers/any-text';

type Page = { title?: string; kind?: Kind; description?: string; sections?: Section[] };
type Pages = Record<string, Page>;

const section = (text: string, heading = '', id = ''): Section => [id, heading, text];

/** A search in pages with names; what a page leaves out says nothing. */
function ask(pages: Pages, query: string, synonyms: string[][] = []) {
  const names = Object.keys(pages);
  const corpus = new Corpus({
    pages: names.map((path) => ({
      path,
      kind: pages[path]?.kind ?? 'blog',
      title: pages[path]?.title ?? '無題',
    })),
  });
  corpus.add(
    names.map((path, page) => ({
      page,
      description: pages[path]?.description ?? '',
      sections: pages[path]?.sections ?? [],
    })),
  );
  const { hits, ...said } = search(corpus, new Synonyms(synonyms), query);
  return {
    ...said,
    pages: hits.map(({ page }) => page.page.path),
    words: hits.map(({ words }) => words),
    section: hits[0]?.section,
  };
}

const SYNONYMS = [['分注', 'dispense']];

/** A page of one section with a text, or with a heading. */
const says = (...texts: string[]): Page => ({ sections: texts.map((text) => section(text)) });
const heads = (heading: string): Page => ({ sections: [section('', heading)] });

/** In each case the page that must win comes last in the catalogue, where it would stay if both were equal. */
describe('comes first:', () => {
  it.each<[string, string, Page, Page]>([
    [
      'a title that is the word, before a longer one with the word in its description too',
      'アーム',
      { title: 'アームの選び方', description: 'アーム' },
      { title: 'アーム' },
    ],
    ['a title that begins with the word', 'アーム', { title: '選び方とアーム' }, { title: 'アームの選び方' }],
    ['the shorter title', 'アーム', { title: 'アームを選ぶための長い手引き' }, { title: 'アームを選ぶ' }],
    ['a title before a heading', '分注', heads('分注'), { title: '手作業の分注' }],
    ['the shorter heading', '分注', heads('分注を自動にするまでの道のり'), heads('分注を自動に')],
    ['a heading before a description', '分注', { description: '分注' }, heads('分注')],
    ['a description before a text', '分注', says('分注'), { description: '分注' }],
    ['a title with a description', '分注', { title: '分注の話' }, { title: '分注の話', description: '分注' }],
    ['a text that says it often', '分注', says('分注'), says('分注、分注')],
    ['a page with two sections about it', '分注', says('分注'), says('分注', '分注')],
    ['the word itself before a synonym', '分注', says('dispense'), says('分注')],
    ['a compound before its parts', '実験自動化', says('実験の自動化'), says('実験自動化')],
    ['two words of three before one, even in a heading', '分注 培養 遠心', heads('遠心'), says('分注、培養')],
  ])('%s', (_rule, query, other, winner) => {
    expect(ask({ other, winner }, query, SYNONYMS).pages).toEqual(['winner', 'other']);
  });

  it('of pages that say the same, what holds before what was news', () => {
    const kinds: Kind[] = ['news', 'legal', 'blog', 'case', 'service'];
    const pages = Object.fromEntries(kinds.map((kind) => [kind, { kind, title: '分注' }]));
    expect(ask(pages, '分注').pages).toEqual([...kinds].reverse());
  });

  it('neither of two that differ only in the ninth mention', () => {
    const times = (count: number) => ({ sections: [section('分注、'.repeat(count))] });
    expect(ask({ eight: times(8), twenty: times(20) }, '分注').pages).toEqual(['eight', 'twenty']);
  });
});

describe('a hit leads to', () => {
  it.each<[string, string, Page, number | undefined]>([
    ['the page, where the title says it all', '分注', { title: '分注', ...says('分注') }, undefined],
    [
      'the section with the word that the title lacks',
      '分注 培養',
      { title: '分注', sections: [section('遠心', '', 'a'), section('培養', '', 'b')] },
      1,
    ],
    [
      'the section with the part of a compound that the title lacks',
      '実験自動化',
      { title: '実験', sections: [section('手作業', '', 'a'), section('自動化', '', 'b')] },
      1,
    ],
    [
      'of two alike, the one with an id',
      '分注',
      { sections: [section('分注'), section('分注', '', 'b')] },
      1,
    ],
    ['the page, where its description answers', '分注', { description: '分注', ...says('遠心') }, undefined],
    [
      'the section that says more',
      '分注',
      { sections: [section('分注', '', 'a'), section('分注、分注', '', 'b')] },
      1,
    ],
  ])('%s', (_where, query, page, expected) => {
    expect(ask({ page }, query)).toMatchObject({ pages: ['page'], section: expected });
  });
});

describe('marked is', () => {
  it.each<[string, string, Pages, string[]]>([
    ['the word', '分注', { page: { title: '分注' } }, ['分注']],
    ['every synonym that is there', '分注', { page: says('分注 dispense') }, ['分注', 'dispense']],
    [
      'not the word that only another page has',
      '分注',
      { page: { title: 'dispense' }, other: { kind: 'news', ...says('分注') } },
      ['dispense'],
    ],
    ['each part of a compound', '実験自動化', { page: { title: '自動化する実験' } }, ['実験', '自動化']],
    ['each form once', '分注 dispense', { page: says('分注 dispense') }, ['分注', 'dispense', 'dispens']],
  ])('%s', (_what, query, pages, words) => {
    const found = ask(pages, query, SYNONYMS);
    expect(found.words[found.pages.indexOf('page')]).toEqual(words);
  });
});

const LAB: Pages = {
  labcraft: { title: 'LabCraft', sections: [section('分注の手順')] },
  arm: { title: 'アームの選び方', sections: [section('データシートの読み方 data sheet 625 mm')] },
  robot: { title: 'ロボットの一日', sections: [section('plan plant filter コンピュータ automation')] },
};
const MEAN_THE_SAME = [
  ['アーム', 'robot arm'],
  ['LabCraft', 'ラボクラフト'],
];

describe('a query is understood', () => {
  it.each<[string, string, string[], string | undefined]>([
    ['two words that the site writes as one', 'lab craft', ['labcraft'], undefined],
    ['two words that are one synonym', 'robot arm', ['arm'], undefined],
    ['two words that the site has apart', 'data sheet', ['arm'], undefined],
    ['hiragana for katakana', 'ろぼっと', ['robot'], 'ロボット'],
    ['hiragana with a long vowel for katakana', 'あーむ', ['arm'], 'アーム'],
    ['hiragana for a katakana synonym', 'らぼくらふと', ['labcraft'], 'ラボクラフト'],
    ['misspelt hiragana', 'らぼくらふど', ['labcraft'], 'ラボクラフト'],
    ['a misspelt synonym', 'ラボクラフド', ['labcraft'], 'ラボクラフト'],
    ['one misspelt word of two', 'labcarft 分注', ['labcraft'], 'labcraft 分注'],
    ['a word that has a neighbour', 'plan', ['robot'], undefined],
    ['a misspelt word before kanji', 'labcrft手順', ['labcraft'], 'labcraft手順'],
    ['a misspelt synonym before kanji', 'ラボクラフド手順', ['labcraft'], 'ラボクラフト手順'],
    ['hiragana for katakana after kanji', '手順らぼくらふと', ['labcraft'], '手順ラボクラフト'],
    ['hiragana for katakana before の', 'ろぼっとの一日', ['robot'], 'ロボットの一日'],
    ['hiragana that is none of the words in katakana', '手順について', ['labcraft'], undefined],
    ['a word of the site before a particle', 'アームの選び方', ['arm'], undefined],
    ['a long vowel at the end', 'コンピューター', ['robot'], undefined],
    ['another form of an English word', 'automated', ['robot'], undefined],
    ['a form with a doubled letter', 'planned', ['robot'], undefined],
    ['not as a word that only begins so', 'filled', [], undefined],
    ['a synonym in half-width katakana', 'ﾗﾎﾞｸﾗﾌﾄ', ['labcraft'], undefined],
    ['a number with its unit', '625 mm', ['arm'], undefined],
    ['a number and its unit in one', '625mm', ['arm'], undefined],
    ['two words with a hyphen between', 'data-sheet', ['arm'], undefined],
    ['nothing but white space', '  ', [], undefined],
  ])('%s', (_what, query, pages, corrected) => {
    expect(ask(LAB, query, MEAN_THE_SAME)).toMatchObject({ pages, corrected, partial: false });
  });

  it('in part, where one of its words is nowhere', () => {
    expect(ask(LAB, 'labcraft xyzzy')).toMatchObject({ pages: ['labcraft'], partial: true });
  });

  it('not at all, where no word is anywhere: nothing is said to be corrected or partial', () => {
    expect(ask(LAB, 'xyzzy')).toMatchObject({ pages: [], corrected: undefined, partial: false });
  });

  it('a compound with a part for which the site has another word', () => {
    const pages = { page: says('滴下の自動化'), other: { title: '自動化' } };
    expect(ask(pages, '分注自動化', [['分注', '滴下']]).pages).toEqual(['page']);
  });

  it('a compound of katakana words, where both stand alone somewhere', () => {
    const pages = { page: says('アームとロボット'), other: { title: 'ロボット' } };
    expect(ask(pages, 'ロボットアーム').pages).toEqual(['page']);
    const inside = { page: { sections: [section('アームチェアとロボットカー')] } };
    expect(ask(inside, 'ロボットアーム').pages).toEqual([]);
  });
});

/** What visitors type of what is there, in any width. */
const typed = fc.string({
  unit: fc.constantFrom(...'分注アｱームﾑ-ー手順の LabＬ6２5mm読みﾞ。'),
  maxLength: 16,
});

it('a query is answered the same however wide it is and whatever its case', () => {
  fc.assert(
    fc.property(typed, (query) => {
      const { pages } = ask(LAB, query, MEAN_THE_SAME);
      expect(ask(LAB, query.normalize('NFKC'), MEAN_THE_SAME).pages).toEqual(pages);
      expect(ask(LAB, query.toUpperCase(), MEAN_THE_SAME).pages).toEqual(pages);
    }),
  );
});

it('no query is too strange, and none ranks a page twice', () => {
  fc.assert(
    fc.property(anyText(60), (query) => {
      const { pages } = ask(LAB, query, MEAN_THE_SAME);
      expect(new Set(pages).size).toBe(pages.length);
    }),
  );
});

describe('the corpus', () => {
  const corpus = () => new Corpus({ pages: [{ path: '/a', kind: 'blog', title: 'Ａ' }] });

  it('has titles only, until texts arrive', () => {
    expect(corpus().pages).toMatchObject([
      { title: 'a', description: '', sections: [], original: { description: '', sections: [] } },
    ]);
  });

  it('finds titles before any text has arrived, texts as soon as theirs has', () => {
    const texts = corpus();
    const found = (query: string) => search(texts, new Synonyms([]), query).hits.length;
    expect([found('a'), found('分注')]).toEqual([1, 0]);
    texts.add([{ page: 0, description: '分注', sections: [] }]);
    expect([found('a'), found('分注')]).toEqual([1, 1]);
  });

  it('takes no text of a page that it does not know', () => {
    const texts = corpus();
    texts.add([{ page: 7, description: '分注', sections: [] }]);
    expect(texts.has('分注')).toBe(false);
  });

  it('finds no word across the border of two texts', () => {
    const texts = corpus();
    texts.add([{ page: 0, description: '分', sections: [section('注')] }]);
    expect(texts.has('分注')).toBe(false);
  });
});
