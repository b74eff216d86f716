/** Two variants of a plan side by side, as they are told in a language. */

import { withComparison } from '@/lib/desk-check/compare';
import type { Plan } from '@/lib/desk-check/schema';
import type { CompareRow } from '@/lib/desk-check/sheet';
import type { Voice } from '@/lib/desk-check/voice';
import { fill } from '@/lib/listing/fill';
import { FACTS, plan, step } from './examples';
import { spokenBy } from './reports';

/** What a variant does not say. */
export const NONE = '–';

export const OFTEN = { runsPerWeek: 5, weeksPerYear: 40 };
export const before = plan({ ...OFTEN, steps: [step({ operation: '振る', handsOn: 30 })] });

export function comparing(voice: Voice) {
  const { words } = voice;
  const spoken = (fields: Plan) => spokenBy(voice, fields);
  const sheetOf = (was: Plan, is: Plan) =>
    withComparison(spoken(is).sheet, { ...is, compareWith: was }, FACTS, voice);
  const rowsOf = (was: Plan, is: Plan): readonly CompareRow[] => sheetOf(was, is).compared ?? [];
  const cost = (term: string, value: string) => fill(words.sheet.costLine, { term, value });
  /** The names of all that is answered where a machine is asked for, and nobody says what an hour costs. */
  const answers = [
    words.sheet.proposal,
    ...[cost(words.hours.both, words.hours.today), cost(words.hours.both, words.hours.after)],
    ...[words.hours.freedWeek, words.hours.freedYear, words.hours.waiting],
    ...[words.arm.title, words.arm.load, words.arm.distance],
    ...[words.money.price, words.money.maintenance],
    words.schedule.title,
  ];
  return { spoken, sheetOf, rowsOf, answers };
}
