/** In which words an answer is written, and in which form. */
import type { Locale } from '../i18n/locales.ts';
import type { PlanNames, PlanWords } from './words.ts';

export type Voice = { words: PlanWords; names: PlanNames; locale: Locale };

/** A number with its name, and the sentence that says how it came: also with marks (`linked-numbers.ts`). */
export type Figure = { term: string; value: string; how: string; sum: string };
