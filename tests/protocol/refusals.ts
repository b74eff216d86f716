import type { Locale } from '@/lib/i18n/locales';
import { understand } from '@/lib/protocol/understand';

/** The language of what is said in a test. */
export const languageOf = (text: string): Locale => (/[。\p{sc=Hiragana}]/u.test(text) ? 'ja' : 'en');

/** The words of a text that are refused, each with the reason and what could be said there. */
export const refusals = (text: string, locale = languageOf(text)): string[] =>
  understand(text, locale).sentences.flatMap(({ issue }) =>
    issue ? [`${issue.reason} ${issue.hints.join()}: ${text.slice(issue.start, issue.end)}`] : [],
  );
