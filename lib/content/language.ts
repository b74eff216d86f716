/** The language in which tools speak to the person who runs them. */
import type { Locale } from '../i18n/locales.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Japanese or English, as the terminal is set: LC_ALL, LC_MESSAGES, LANG, in this order; where none is set
 * (Windows), the language of the system. Anything but Japanese is English.
 */
export function editorLanguage(env: Environment = process.env): Locale {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return /^ja\b|^ja[_-]/i.test(set) ? 'ja' : 'en';
}
