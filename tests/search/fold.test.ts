import fc from 'fast-check';
import { fold, foldWithPlaces } from '@/lib/search/fold';
import { anyText } from '../helpers/any-text';

describe('the form in which texts are compared', () => {
  it.each([
    ['full-width Latin', 'ＬａｂＣｒａｆｔ', 'labcraft'],
    ['half-width katakana', 'ﾛﾎﾞｯﾄｱｰﾑ', 'ロボットアーム'],
    ['a mark after a half-width kana', 'ﾊﾟｯｸ', 'パック'],
    ['a combining mark', 'か\u3099', 'が'],
    ['full-width figures', '９６', '96'],
    ['a hyphen after kana', 'サ-ビス', 'サービス'],
    ['a minus after kana', 'サ−ビス', 'サービス'],
    ['a dash after kana', 'サ—ビス', 'サービス'],
    ['a half-width long vowel', 'ｻｰﾋﾞｽ', 'サービス'],
    ['a hyphen between Latin letters, which stays', 'no-code', 'no-code'],
    ['a small ka', '２ヶ月', '2か月'],
    ['white space of any kind', 'a\u3000 \n b', 'a b'],
    ['a soft hyphen', 'auto\u00ADmation', 'automation'],
    ['spaces without width', '\u200B実験\u200B の\u2060自動化', '実験 の自動化'],
    ['one before a mark', 'か\u200B\u3099', 'が'],
    ['a circled number', '①', '1'],
    ['a lone surrogate', '\ud800a', '\ufffda'],
  ])('%s', (_what, original, folded) => expect(fold(original)).toBe(folded));
});

/** What visitors of this site can type: both widths, marks, dashes, Latin, kanji. */
const text = fc.string({
  unit: fc.constantFrom(...'aAｂＢ9９アｱカｶﾞﾟがハーｰ-−—実験化。、 \u3000\u3099\u200B\u00AD①㎜…ヶ'),
  maxLength: 40,
});

it('does not depend on how a text is composed or how wide it is', () => {
  fc.assert(fc.property(text, (any) => expect(fold(any.normalize('NFKC'))).toBe(fold(any))));
});

it('does not depend on case, and folding again changes nothing', () => {
  fc.assert(
    fc.property(text, (any) => {
      expect(fold(any.toUpperCase())).toBe(fold(any));
      expect(fold(fold(any))).toBe(fold(any));
    }),
  );
});

it('leads back: places never fall, and end with the text', () => {
  fc.assert(
    fc.property(anyText(), (any) => {
      const { text: folded, at } = foldWithPlaces(any);
      expect(at).toHaveLength(folded.length + 1);
      expect(at.at(-1)).toBe(any.length);
      expect([...at].sort((one, other) => one - other)).toEqual(at);
    }),
  );
});
