/**
 * What the desk check says of a plan, in both languages, with the words and figures of the site. They are read as pages
 * have them, but from their own files: the whole content would take a second in every file of tests.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { planPage } from '@/app/[locale]/plan/definition';
import { factsSchema } from '@/lib/content/facts';
import { contentRoot } from '@/lib/content/folders';
import { readPage, withFacts } from '@/lib/content/load';
import { type Answer, planOf } from '@/lib/desk-check/answer';
import { type Report, reportOf } from '@/lib/desk-check/report';
import type { Plan } from '@/lib/desk-check/schema';
import { type Sheet, sheetOf } from '@/lib/desk-check/sheet';
import type { Voice } from '@/lib/desk-check/voice';
import { both, type Locale } from '@/lib/i18n/locales';
import { FACTS } from './examples';

const root = contentRoot();
const ledger = factsSchema.parse(JSON.parse(readFileSync(path.join(root, 'facts.json'), 'utf8')));
const { folder, row, schema } = planPage;

const SPEAKERS = readPage(root, folder, row).files.map((file) => {
  const { locale } = file;
  // Read already: to read it again would take the spaces away that are asked for at an end.
  const { tool: words, names, presets } = withFacts(file, ledger).data as z.output<typeof schema>;
  const voice: Voice = { words, names, locale };
  return { voice, presets };
});

export const VOICES: readonly Voice[] = SPEAKERS.map(({ voice }) => voice);
/** For tests of each language. */
export const LANGUAGES = VOICES.map((voice) => [voice.locale, voice] as const);
export const VOICE = Object.fromEntries(LANGUAGES) as Record<Locale, Voice>;
/** The examples from which visitors start. */
export const PRESETS = both((locale) => SPEAKERS.find(({ voice }) => voice.locale === locale)?.presets ?? []);

export type Spoken = { voice: Voice; answer: Answer; report: Report; sheet: Sheet };

/** Who the sheet comes to. */
export const COMPANY = { name: 'Company', address: '1 Street', mail: 'lab@example.com' };

/** Answers a plan and tells the answer in a language. */
export function spokenBy(voice: Voice, plan: Plan, today: string | undefined = '2026-11-23'): Spoken {
  const answer = planOf(plan, FACTS);
  const report = reportOf(plan, answer, voice);
  return {
    voice,
    answer,
    report,
    sheet: sheetOf({ plan, answer, report }, { company: COMPANY, today }, voice),
  };
}
/** The same in each language. */
export const reportsOf = (plan: Plan): Spoken[] => VOICES.map((voice) => spokenBy(voice, plan));
