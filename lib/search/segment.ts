/**
 * Takes a Japanese compound apart without a dictionary: into pieces that the site itself uses. 実験自動化 becomes
 * 実験 + 自動化, 分注を依頼したい becomes 分注 + 依頼. The cheapest way wins: few pieces, hiragana between them left out.
 */

const HIRAGANA = /[ぁ-ゖゝゞ]/;
const KANJI = /\p{Script=Han}/u;
const KATAKANA = /[ァ-ヺー]/;
const WORD = /[a-z0-9]/;
const MAX_LENGTH = 48;
/** A cut where the script changes costs nothing extra; what goes against the grain of the writing does. */
const COST = {
  ...{ piece: 1, single: 2.5, skip: 0.3 },
  ...{ first: 0.5, particle: 1.3, inside: 1.5, last: 1.5, throughKanji: 0.4 },
};

type Way = { cost: number; pieces: string[] };

export type Lexicon = {
  /** Whether a piece can be searched. */
  has(piece: string): boolean;
  /** Whether anything that can be searched begins like this. */
  begins(piece: string): boolean;
  /** Whether a katakana word stands alone somewhere. */
  isWord(piece: string): boolean;
};

const joined = (text: string, place: number, kind: RegExp): boolean =>
  kind.test(text.charAt(place - 1)) && kind.test(text.charAt(place));

function costOf(piece: string): number {
  if (piece.length === 1) return COST.single;
  const first = HIRAGANA.test(piece.charAt(0)) ? COST.first : 0;
  // 導入の流れ is 導入 and 流れ, not 導入 and の流.
  const particle = /^[のをがはでと][^ぁ-ゖ]/.test(piece) ? COST.particle : 0;
  const last = HIRAGANA.test(piece.slice(-1)) ? COST.last : 0;
  const inside = /[^ぁ-ゖ][ぁ-ゖ]+[^ぁ-ゖ]/.test(piece) ? COST.inside : 0;
  return COST.piece + first + particle + inside + last;
}

/** The pieces of a folded compound, without the compound itself; null if it cannot be taken apart. */
export function segment(compound: string, { has, begins, isWord }: Lexicon): string[] | null {
  const text = compound.slice(0, MAX_LENGTH);
  // Latin words and numbers stay whole, 50,000 too.
  const whole = text.replace(/(?<=\d)[,.](?=\d)/g, '0');
  const ways: (Way | undefined)[] = [{ cost: 0, pieces: [] }];
  const offer = (end: number, way: Way) => {
    if (!ways[end] || way.cost < ways[end].cost) ways[end] = way;
  };
  for (let start = 0; start < text.length; start += 1) {
    const way = ways[start];
    if (!way) continue;
    if (HIRAGANA.test(text.charAt(start))) offer(start + 1, { ...way, cost: way.cost + COST.skip });
    for (let end = start + 1; end <= text.length; end += 1) {
      if (joined(whole, end, WORD)) continue;
      const piece = text.slice(start, end);
      // No word begins with a long vowel.
      if (piece.startsWith('ー') || piece === compound || !begins(piece)) break;
      // Katakana is only cut between words: コンサルティング has no part コン.
      const alone = !joined(text, start, KANJI) && !joined(text, end, KANJI);
      if (piece.length === 1 && !alone) continue;
      const cut = joined(text, start, KATAKANA) || joined(text, end, KATAKANA);
      if (!has(piece) || (cut && !isWord(piece))) continue;
      const through = joined(text, end, KANJI) ? COST.throughKanji : 0;
      offer(end, { cost: way.cost + costOf(piece) + through, pieces: [...way.pieces, piece] });
    }
  }
  const pieces = ways[text.length]?.pieces ?? [];
  return pieces.length > 0 ? pieces : null;
}
