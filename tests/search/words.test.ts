import fc from 'fast-check';
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
    ['the comma of a large number', '50,000円, 96,7,', ['50,000円', '96', '7']],
    ['stop words among others', 'how to automate the lab', ['automate', 'lab']],
    ['stop words alone', 'who are we', ['who', 'are', 'we']],
    ['what belongs to someone', "the company's address", ['company', 'address']],
    ['a typographic or full-width apostrophe', 'LabCraft’s lab＇s price', ['labcraft', 'lab', 'price']],
    ['short forms', "don't I can’t we'll you've what're robot", ['robot']],
    ['letters in quotation marks', "'s' 'd' ‘t’ 'test'", ['s', 'd', 't', 'test']],
    ['no lone dash, arrow or plus-minus', 'LabCraft — 価格 → ± -', ['labcraft', '価格']],
    ['lone signs of amounts', '50 % ¥ $', ['50', '%', '¥', '$']],
    ['the wave of Windows, and of ASCII', '2～6か月 2~6か月 2〜6か月', ['2〜6か月']],
    [
      'か as counters are written',
      '2カ月 3ケ月 数カ所 アメリカ国',
      ['2か月', '3か月', '数か所', 'アメリカ国'],
    ],
    ['a polite prefix in kanji', '御見積書 御相談', ['見積書', '相談']],
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
    ['a number at the end of a word not inside a longer one', 'mk12', 'mk1', false],
    ['a short word that is not all Latin anywhere', 'のai', 'のa', true],
    ['nor one that only begins so', 'aのb', 'aの', true],
  ])('%s', (_what, text, word, expected) => expect(holds(text, word)).toBe(expected));

  it('is counted up to a limit', () => expect(count('ababab。ab ab ab', 'ab', 3)).toBe(3));
});

describe('a compound is taken apart into what the site uses', () => {
  const site =
    '50, 000 50 ,000 ー 実験 自動化 分注 依頼 ロボット アーム 96 ウェル labcraft 腕 選ぶ 導入 の流れ コン サルトル を依頼 分注を 分注を依頼 arm'.split(
      ' ',
    );
  const synonyms = ['培養液'];
  const words = new Set(['ロボット', 'アーム', 'ウェル']);
  const apart = (compound: string) =>
    segment(compound, {
      has: (piece) => site.some((text) => text.includes(piece)) || synonyms.includes(piece),
      begins: (piece) =>
        site.some((text) => text.includes(piece)) || synonyms.some((word) => word.startsWith(piece)),
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
    ['not into a particle with half a word', '導入の流れ', ['導入', '流れ']],
    ['not into single kanji', '実化', null],
    ['not what the site lacks', '実験惑星', null],
    ['not a word of its own', '実験', null],
    ['not inside a Latin word', 'armlab依頼', null],
    ['not from a long vowel on', 'ろぼっとあーむ', null],
    ['not inside a number', '50,000分注', null],
    ['a synonym as a whole', '培養液を選ぶ', ['培養液', '選ぶ']],
    ['not into the beginning of one', '培養を選ぶ', null],
  ])('%s', (_what, compound, pieces) => expect(apart(compound)).toEqual(pieces));
});

describe('other forms', () => {
  it.each([
    ['automation', 'autom'],
    ['automated', 'autom'],
    ['pipettes', 'pipett'],
    ['plans', 'plan'],
    ['arm', undefined],
    ['uses', undefined],
    ['実験', undefined],
    ['96plates', undefined],
    ['lab96plates', undefined],
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
    expect(synonyms.of('arm')).toEqual([]);
    expect(synonyms.words).toEqual(['ロボットアーム', 'robot arm', 'アーム']);
  });

  it('synonyms of words that only look like plurals as they are', () => {
    const synonyms = new Synonyms([
      ['gas', '気体'],
      ['consult', '相談'],
    ]);
    expect([synonyms.of('gas'), synonyms.of('consult')]).toEqual([['気体'], ['相談']]);
    expect([synonyms.has('ga'), synonyms.has('consulx')]).toEqual([false, false]);
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
    ['a', 'abcdefgh', 3],
    ['abcd', 'axbd', 2],
    ['', 'ab', 2],
  ])('%s is %s by %d', (from, to, away) => {
    expect(distance(from, to, 2)).toBe(away);
    expect(distance(to, from, 2)).toBe(away);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

  it('are one letter away after any one slip', () => {
    fc.assert(
      fc.property(word, fc.nat(5), (right, at) => {
        const [before, after] = [right.slice(0, at), right.slice(at)];
        expect(distance(`${before}x${after}`, right, 3)).toBe(1);
        if (after) expect(distance(`${before}x${after.slice(1)}`, right, 3)).toBe(1);
        const [first = '', second = '', ...rest] = after;
        const swapped = before + second + first + rest.join('');
        expect(distance(swapped, right, 3)).toBe(first === second || second === '' ? 0 : 1);
      }),
    );
  });

  const vocabulary = vocabularyOf(['labcraft labcraft labclone メンテナンス 実験', 'arm']);
  it.each([
    ['labcrft', 'labcraft'],
    ['メインテナンス', 'メンテナンス'],
    ['arn', undefined],
    ['labcraft', undefined],
    ['実検', undefined],
    ['zabcraft', undefined],
  ])('%s becomes %s', (typed, meant) => expect(correct(typed, vocabulary)).toBe(meant));

  it('are looked for among words of three letters and more', () => {
    expect([...vocabulary]).toEqual([
      ['labcraft', 2],
      ['labclone', 1],
      ['メンテナンス', 1],
      ['arm', 1],
    ]);
  });

  it.each([
    ['a swap in four letters is seen', 'plna', 'plan', true],
    ['two faults in four letters are too many', 'plxx', 'plan', false],
    ['one in seven letters is seen', 'contrul', 'control', true],
    ['two in seven letters are too many', 'contxul', 'control', false],
    ['two in eight letters are seen', 'warxanxy', 'warranty', true],
    ['three in eleven letters are too many', 'calxbxatxon', 'calibration', false],
    ['three in twelve letters are seen', 'maintainence', 'maintenance', true],
    ['four in sixteen letters are too many', 'elxctxopxorxsism', 'electrophoresism', false],
    ['a kanji more or less is another word', '実験自動花', '実験自動化', false],
  ])('%s', (_rule, typed, meant, seen) => {
    expect(correct(typed, new Map([[meant, 1]]))).toBe(seen ? meant : undefined);
  });

  it.each([
    ['the nearest, however rare', { warrants: 1, warrantee: 9 }, 'warrants'],
    ['of two as near, the more frequent', { warranty: 1, warrants: 3 }, 'warrants'],
  ])('become %s', (_which, words, meant) => {
    const entries = Object.entries(words);
    expect(correct('warranti', new Map(entries))).toBe(meant);
    expect(correct('warranti', new Map(entries.reverse()))).toBe(meant);
  });

  it('become the first of two that are as near and as frequent', () => {
    const words = new Map([
      ['warranty', 1],
      ['warrants', 1],
    ]);
    expect(correct('warranti', words)).toBe('warranty');
  });
});
