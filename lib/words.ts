/** The interface strings for code without next-intl: pure functions and export stages. */
import en from '../messages/en.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };
import type { Locale } from './i18n/locales.ts';

export type Words = typeof ja;

const WORDS: Record<Locale, Words> = { ja, en };

/** The strings of a language, with their placeholders. */
export const wordsOf = (locale: Locale): Words => WORDS[locale];
