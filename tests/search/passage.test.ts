import fc from 'fast-check';
import { marked, type Piece, passage } from '@/lib/search/passage';

/** What is marked in brackets. */
const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ text, marked: is }) => (is ? `[${text}]` : text)).join('');

const A = (length: number) => 'あ'.repeat(length);
const I = (length: number) => 'い'.repeat(length);

describe('a text is marked', () => {
  it.each([
    ['nowhere without a word', '分注と培養', [], '分注と培養'],
    ['in its own order, whatever that of the words', '分注と培養。', ['培養', '分注'], '[分注]と[培養]。'],
    ['once where two words touch', '分注培養の', ['分注', '培養'], '[分注培養]の'],
    [
      'as far as the longer of two words',
      'ロボットアームと',
      ['ロボット', 'ロボットアーム'],
      '[ロボットアーム]と',
    ],
    ['at every place of a word', '分注、分注', ['分注'], '[分注]、[分注]'],
    ['around the whole of a sign that stands for several', '15㎜の板', ['15m'], '[15㎜]の板'],
    ['around such a sign at its end', '15㎜', ['15m'], '[15㎜]'],
    ['as it is written, in whatever width', 'ＬａｂとﾛﾎﾞｯﾄX', ['lab', 'ロボット'], '[Ｌａｂ]と[ﾛﾎﾞｯﾄ]X'],
  ])('%s', (_where, text, words, expected) => {
    const pieces = marked(text, words);
    expect(shown(pieces)).toBe(expected);
    expect(pieces.filter((piece) => !piece.text)).toEqual([]);
  });
});

describe('of a long text, a passage of thirty characters shows', () => {
  it.each([
    ['its beginning, where nothing is found', A(100), `${A(30)}…`],
    ['ten characters before the word', `${A(50)}分注${I(50)}`, `…${A(10)}[分注]${I(18)}…`],
    ['more before a word near the end', `${A(50)}分注${I(3)}`, `…${A(25)}[分注]${I(3)}`],
    ['the sentence from its beginning, if near', `${A(50)}。${A(10)}分注${I(50)}`, `${A(10)}[分注]${I(18)}…`],
    ['not its beginning, if farther', `${A(50)}。${A(11)}分注${I(50)}`, `…${A(10)}[分注]${I(18)}…`],
    ['no part of a number', `${A(40)}、0.3秒で分注${I(50)}`, `…${A(4)}、0.3秒で[分注]${I(18)}…`],
    ['a block or cell from its beginning', `${A(50)}\n今分注${I(50)}`, `今[分注]${I(27)}…`],
    ['blocks and cells apart', `${A(4)}\n分注\n${I(4)}`, `[分注] / ${I(4)}`],
    ['no sign between them after a sentence', `分注。\n${I(4)}\n${A(4)}`, `[分注]。 ${I(4)} / ${A(4)}`],
    [
      'where it moves back, the first sentence or cell that fits',
      `${A(9)}\n${A(9)}。${A(12)}分注${I(3)}`,
      `${A(9)}。${A(12)}[分注]${I(3)}`,
    ],
    ['nor of a wide one', `${A(40)}、０．３秒で分注${I(50)}`, `…${A(4)}、０．３秒で[分注]${I(18)}…`],
    ['the sentence after a number', `${A(50)}96. 0.3秒で分注${I(50)}`, `0.3秒で[分注]${I(23)}…`],
    ['a sentence near the end alone', `${A(50)}。分注${I(3)}`, `[分注]${I(3)}`],
    ['all of a short one', 'ああ。今分注します。', '今[分注]します。'],
    ['all of a short one with a long sentence', `あ。${A(11)}分注`, `あ。${A(11)}[分注]`],
    ['no half word at its beginning', `${A(30)}abcdefgh ${I(6)}分注${I(50)}`, `… ${I(6)}[分注]${I(21)}…`],
    ['no half word at its end', `分注${I(25)}laboratory${I(20)}`, `[分注]${I(25)}laboratory…`],
    ['a last word whole, with nothing left out', `分注${I(25)}laboratory`, `[分注]${I(25)}laboratory`],
    ['no half of a rare character', `分注${I(27)}𠮷${I(20)}`, `[分注]${I(27)}𠮷…`],
    ['no word that lies beyond it', `分注${I(50)}分注`, `[分注]${I(28)}…`],
    ['a word at its edge as far as it goes', `分注${I(27)}分注${I(9)}`, `[分注]${I(27)}[分]…`],
    ['no half word where it moves back', `${A(20)}abcdefgh${A(25)}分注`, `…${A(25)}[分注]`],
  ])('%s', (_what, text, expected) => expect(shown(passage(text, ['分注'], 30))).toBe(expected));

  it('what the text says and no half of a character, whatever it is', () => {
    const any = fc.string({ unit: fc.constantFrom(...'分注。 abcあ𠮷'), maxLength: 120 });
    fc.assert(
      fc.property(any, fc.integer({ min: 10, max: 60 }), (text, length) => {
        const pieces = passage(text, ['分注'], length).map((piece) => piece.text);
        expect(text).toContain(pieces.join('').replace(/^…|…$/g, ''));
        expect(pieces.join('').isWellFormed()).toBe(true);
      }),
    );
  });
});
