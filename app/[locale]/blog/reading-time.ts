import type { Locale } from '../../../lib/i18n/locales.ts';

const WORDS_PER_MINUTE = 200;
/** Japanese has no spaces between words: its characters are counted. */
const CHARACTERS_PER_MINUTE = 500;

const characters = (text: string): number => [...text.replace(/\s+/g, '')].length;
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * Minutes that a text takes to read, rounded up (spec section 9: whitespace-separated words / 200; Japanese
 * 500 characters a minute). At least 1.
 */
export function readingMinutes(text: string, locale: Locale): number {
  const minutes = locale === 'ja' ? characters(text) / CHARACTERS_PER_MINUTE : words(text) / WORDS_PER_MINUTE;
  return Math.max(1, Math.ceil(minutes));
}
