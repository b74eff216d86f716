import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import type { Step } from '@/lib/protocol/model';

/** Sentences by somebody who had not seen the grammar (docs/guides/protocols.md). */
export type Said =
  | { text: string; refuse: string }
  | { text: string; refuse?: never; steps: Step[]; or?: unknown[] };

/** The open two thirds of a language, of which each line holds one. */
export const openSaid = (locale: Locale): Said[] =>
  readFileSync(join(__dirname, `said/open.${locale}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
