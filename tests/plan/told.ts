/** What the desk check says of a plan, in both languages, with the words and figures of the site. */
import { planPage } from '@/app/[locale]/plan/definition';
import { figure, site } from '@/lib/content';
import { both, LOCALES } from '@/lib/i18n/locales';
import { type Answer, planOf } from '@/lib/plan/answer';
import { type CompanyFacts, companyFacts } from '@/lib/plan/company-facts';
import type { Plan } from '@/lib/plan/schema';
import { type Sheet, sheetOf } from '@/lib/plan/sheet';
import { type Telling, tell, type Voice } from '@/lib/plan/telling';

const facts: CompanyFacts = companyFacts(figure);

const { name, address } = site().company;
const SPEAKERS = LOCALES.map((locale) => {
  const { tool: words, names } = planPage.copy(locale);
  const voice: Voice = { words, names, locale };
  return { voice, company: { name: name[locale], address: address[locale] } };
});
/** The examples from which visitors start. */
export const PRESETS = both((locale) => planPage.copy(locale).presets);
export const VOICES: readonly Voice[] = SPEAKERS.map(({ voice }) => voice);

export type Told = { voice: Voice; answer: Answer; telling: Telling; sheet: Sheet };

/** Answers a plan and tells the answer in each language. */
export function toldOf(plan: Plan, today: string | undefined = '2026-11-23'): Told[] {
  const answer = planOf(plan, facts);
  return SPEAKERS.map(({ voice, company }) => {
    const telling = tell(plan, answer, voice);
    return { voice, answer, telling, sheet: sheetOf({ plan, answer, telling }, { company, today }, voice) };
  });
}
