/** Texts that stand apart on a page, one after the other in a paragraph. */
import type { Locale } from '../i18n/locales.ts';

const ENDS = /[。．！？.!?]$/;

/** Each with its full stop, and as far apart as the language has it. */
export const sentences = (locale: Locale, ...parts: readonly string[]): string =>
  parts
    .map((part) => (ENDS.test(part) ? part : `${part}${locale === 'ja' ? '。' : '.'}`))
    .join(locale === 'ja' ? '' : ' ');
