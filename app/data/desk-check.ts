import { z } from 'zod';
import { both } from '../../lib/i18n/locales.ts';
import { STATION_KINDS, STATIONS, VESSELS } from '../../lib/plan/schema.ts';
import { OFTEN, REASONS, RULES, VERDICTS } from '../../lib/plan/verdicts.ts';
import { planPreset } from '../../lib/plan/words.ts';
import { FEW_HOURS, MOST_OF_THE_WORK } from '../../lib/plan/worth.ts';
import { planPage } from '../[locale]/plan/definition.ts';
import { addresses, type DataContext } from './context.ts';
import { bilingualAddress, bilingualText, id } from './fields.ts';

const named = <Id extends readonly string[]>(ids: Id) =>
  z.array(z.strictObject({ id: z.enum(ids), name: bilingualText }));
const millimetres = z.int().positive().describe('Millimetres');

export const deskCheckSchema = z.strictObject({
  url: bilingualAddress,
  operations: z.array(z.strictObject({ id, name: bilingualText })),
  vessels: named(VESSELS),
  stations: z.array(
    z.strictObject({
      id: z.enum(STATION_KINDS),
      name: bilingualText,
      width: millimetres,
      depth: millimetres,
    }),
  ),
  rules: z
    .array(
      z.strictObject({
        id: z.enum(REASONS),
        verdict: z.enum(VERDICTS),
        reason: bilingualText,
      }),
    )
    .describe('In their order: the verdict on a step is that of the first rule that holds'),
  verdicts: named(VERDICTS),
  assumptions: z.strictObject({
    oftenFrom: z.int().positive().describe('Runs a week'),
    fewHoursBelow: z.int().positive().describe('Hours freed a year'),
    judgementFrom: z.number().positive().describe('Share of the hands-on minutes in which a person decides'),
  }),
  examples: z.array(
    z.strictObject({ id, name: bilingualText, purpose: bilingualText, plan: planPreset.shape.plan }),
  ),
});

/** What the desk check at /plan knows: its choices, its rules, its examples. A plan itself holds to /data/plan.schema.json. */
export function deskCheck(context: DataContext): z.input<typeof deskCheckSchema> {
  const copy = both((locale) => planPage.copy(locale));
  const text = (of: (copied: (typeof copy)['ja']) => string) => both((locale) => of(copy[locale]));
  return {
    url: addresses(context, planPage.path),
    operations: copy.ja.names.operations.map(({ id: operation }, index) => ({
      id: operation,
      name: text(({ names }) => names.operations[index]!.name),
    })),
    vessels: VESSELS.map((vessel) => ({ id: vessel, name: text(({ names }) => names.vessels[vessel]) })),
    stations: STATION_KINDS.map((kind) => {
      const [width, depth] = STATIONS[kind];
      return { id: kind, name: text(({ names }) => names.stations[kind]), width, depth };
    }),
    rules: REASONS.map((reason) => ({
      id: reason,
      verdict: RULES[reason].verdict,
      reason: text(({ tool }) => tool.reasons[reason]),
    })),
    verdicts: VERDICTS.map((verdict) => ({ id: verdict, name: text(({ tool }) => tool.verdicts[verdict]) })),
    assumptions: { oftenFrom: OFTEN, fewHoursBelow: FEW_HOURS, judgementFrom: MOST_OF_THE_WORK },
    examples: copy.ja.presets.map(({ id: example, plan }, index) => ({
      id: example,
      name: text(({ presets }) => presets[index]!.title),
      purpose: text(({ presets }) => presets[index]!.purpose),
      plan,
    })),
  };
}
