/** Line ends of a Markdown source, which are no line ends on paper. */
import type { Locale } from '../../../lib/i18n/locales.ts';

const WIDE = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303f\uff00-\uffef]`;
const ENDS_WIDE = new RegExp(`${WIDE}$`, 'u');
const BEGINS_WIDE = new RegExp(`^${WIDE}`, 'u');

/**
 * A text in one line. Japanese is joined without a space, other words with one; where both meet, the language decides.
 * `before` and `after` are the texts beside it in the same paragraph.
 */
export function joinLines(text: string, locale: Locale, before = '', after = ''): string {
  return text.replaceAll(/\s*\n\s*/g, (gap, at: number) => {
    const sides = [
      ENDS_WIDE.test(before + text.slice(0, at)),
      BEGINS_WIDE.test(text.slice(at + gap.length) + after),
    ];
    const joins = locale === 'ja' ? sides.some(Boolean) : sides.every(Boolean);
    return joins ? '' : ' ';
  });
}
