import { count, holds } from '@/lib/search/find';
import { inKatakana, stemOf, wordsOf } from '@/lib/search/query';
import { segment } from '@/lib/search/segment';
import { correct, distance, vocabularyOf } from '@/lib/search/spelling';
import { Synonyms } from '@/lib/search/synonyms';

describe('the words of a query', () => {
  it.each([
    ['one word', '分注', ['分注']],
    ['an ideographic space', 'キャッシュレス　食堂', ['キャッシュレス', '食堂']],
    ['punctuation', '「保証」、期間？', ['保証', '期間']],
    ['a decimal point', 'リーチ 0.5kg.', ['リーチ', '0.5kg']],
    ['stop words among others', 'how to automate the lab', ['automate', 'lab']],
    ['stop words alone', 'who are we', ['who', 'are', 'we']],
    ['a word twice', 'LIMS ＬＩＭＳ', ['lims']],
    ['nothing', ' 、。 ', []],
  ])('%s', (_what, query, words) => expect(wordsOf(query)).toEqual(words));

  it('are at most twelve, of at most 200 characters in all', () => {
    expect(wordsOf(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12);
    expect(wordsOf('あ'.repeat(5000))).toEqual(['あ'.repeat(200)]);
  });
});

describe('a word stands in a text', () => {
  it.each([
    ['Japanese anywhere', '実験自動化装置', '自動化', true],
    ['Latin at the beginning of a word', 'lab automation', 'auto', true],
    ['not inside one', 'start', 'art', false],
    ['after Japanese', '東北lab', 'lab', true],
    ['two letters only alone', 'aim', 'ai', false],
    ['two letters alone', 'aiを使う', 'ai', true],
    ['a number not inside a longer one', '960', '96', false],
    ['a number before its unit', '96ウェル', '96', true],
    ['the empty word nowhere', 'text', '', false],
  ])('%s', (_what, text, word, expected) => expect(holds(text, word)).toBe(expected));

  it('is counted up to a limit', () => expect(count('ababab。ab ab ab', 'ab', 3)).toBe(3));
});

describe('a compound is taken apart into what the site uses', () => {
  const site = [
    '実験',
    '自動化',
    '分注',
    '依頼',
    'ロボット',
    'アーム',
    '96',
    'ウェル',
    'labcraft',
    '腕',
    '選ぶ',
    'コン',
  ];
  const words = new Set(['ロボット', 'アーム', 'ウェル']);
  const apart = (compound: string) =>
    segment(compound, {
      has: (piece) => site.some((text) => text.includes(piece)),
      begins: (piece) => site.some((text) => text.includes(piece)),
      isWord: (piece) => words.has(piece),
    });
  it.each([
    ['two kanji words', '実験自動化', ['実験', '自動化']],
    ['particles and endings', '分注を依頼したい', ['分注', '依頼']],
    ['katakana between words', 'ロボットアーム', ['ロボット', 'アーム']],
    ['not inside a katakana word', 'コンサルト', null],
    ['Latin as a whole', 'labcraft依頼', ['labcraft', '依頼']],
    ['a number and its unit', '96ウェル', ['96', 'ウェル']],
    ['a kanji that stands alone', '腕を選ぶ', ['腕', '選ぶ']],
    ['not into single kanji', '実化', null],
    ['not what the site lacks', '実験惑星', null],
    ['not a word of its own', '実験', null],
  ])('%s', (_what, compound, pieces) => expect(apart(compound)).toEqual(pieces));
});

describe('other forms', () => {
  it.each([
    ['automation', 'autom'],
    ['automated', 'autom'],
    ['pipettes', 'pipett'],
    ['plans', 'plan'],
    ['arm', undefined],
    ['実験', undefined],
  ])('%s', (word, stem) => expect(stemOf(word)).toBe(stem));

  it('hiragana as katakana', () => expect(inKatakana('ろぼっと実験')).toBe('ロボット実験'));

  it('synonyms, plural or not, from all groups of a word', () => {
    const synonyms = new Synonyms([
      ['ロボットアーム', 'Robot Arm'],
      ['ロボットアーム', 'アーム'],
    ]);
    expect(synonyms.of('robot arms')).toEqual(['ロボットアーム', 'robot arm']);
    expect(synonyms.of('ロボットアーム')).toEqual(['robot arm', 'アーム']);
    expect(synonyms.has('arm')).toBe(false);
  });
});

describe('misspelt words', () => {
  it.each([
    ['labcrft', 'labcraft', 1],
    ['lablocne', 'labclone', 2],
    ['tore', 'tore', 0],
    ['warrenty', 'warranty', 1],
    ['teh', 'the', 1],
    ['abcdef', 'uvwxyz', 3],
  ])('%s is %s by %d', (from, to, away) => expect(distance(from, to, 2)).toBe(away));

  const vocabulary = vocabularyOf(['labcraft labcraft labclone メンテナンス 実験', 'arm']);
  it.each([
    ['labcrft', 'labcraft'],
    ['メインテナンス', 'メンテナンス'],
    ['arn', undefined],
    ['labcraft', undefined],
    ['実検', undefined],
    ['zabcraft', undefined],
  ])('%s becomes %s', (word, meant) => expect(correct(word, vocabulary)).toBe(meant));
});
