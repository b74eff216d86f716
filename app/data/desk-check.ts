import { z } from 'zod';
import { AT_A_SCREEN } from '../../lib/desk-check/at-a-screen.ts';
import { LONGEST_MONTHS } from '../../lib/desk-check/money.ts';
import { EMPTY_PLAN } from '../../lib/desk-check/read.ts';
import {
  ELSEWHERE,
  HURDLES,
  type Hurdle,
  JUDGEMENTS,
  MOST_OF_THE_WORK,
  STATION_KINDS,
  STATIONS,
  VESSELS,
} from '../../lib/desk-check/schema.ts';
import { OFTEN, REASONS, RULES, VERDICTS } from '../../lib/desk-check/verdicts.ts';
import { DEVICES } from '../../lib/desk-check/without-arm.ts';
import { planPreset } from '../../lib/desk-check/words.ts';
import { FEW_HOURS } from '../../lib/desk-check/worth.ts';
import { both } from '../../lib/i18n/locales.ts';
import { planPage } from '../[locale]/plan/definition.ts';
import { addresses, type DataContext } from './context.ts';
import { bilingualAddress, bilingualText, id } from './fields.ts';

const named = <Id extends readonly string[]>(ids: Id) =>
  z.array(z.strictObject({ id: z.enum(ids), name: bilingualText }));
const millimetres = z.int().positive().describe('Millimetres');

const hurdles = Object.fromEntries(HURDLES.map((hurdle) => [hurdle, z.literal(true).optional()])) as Record<
  Hurdle,
  z.ZodOptional<z.ZodLiteral<true>>
>;
const condition = z.strictObject({
  judgement: z.enum(JUDGEMENTS).optional(),
  station: z.literal(ELSEWHERE).optional(),
  atAScreen: z.boolean().optional().describe('The operation is one of withoutArm.software'),
  ...hurdles,
  waitsLongerThanHandsOn: z.literal(true).optional(),
  runsPerWeekFrom: z.int().positive().optional(),
});

const DEFAULTS = (['version', 'measured', 'prepare', 'cleanUp', 'gripper', 'tool', 'margin'] as const)
  .map((field) => `${field} ${EMPTY_PLAN[field]}`)
  .join(', ');

export const deskCheckSchema = z.strictObject({
  url: bilingualAddress,
  operations: z.array(
    z.strictObject({
      id,
      name: bilingualText,
      minutes: z
        .array(z.number().nonnegative())
        .describe(
          'Estimates put in when it is chosen, to be changed: hands-on, and waiting if there is some',
        ),
    }),
  ),
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
        when: condition.describe('What must be so for the rule to hold; all that is named'),
        reason: bilingualText,
      }),
    )
    .describe('In their order: the verdict on a step is that of the first rule that holds'),
  verdicts: named(VERDICTS),
  assumptions: z.strictObject({
    oftenFrom: z.int().positive().describe('Runs a week'),
    fewHoursBelow: z.int().positive().describe('Hours freed a year'),
    judgementAbove: z.number().positive().describe('Share of the hands-on minutes in which a person decides'),
    reachMargin: z.int().positive().describe('Percent of the reach: less to spare is tight'),
    longPaybackAbove: z.int().positive().describe('Months; more are shown as over ten years'),
  }),
  withoutArm: z
    .strictObject({
      software: z.array(id).describe('Operations that are input at a screen'),
      device: z.array(id).describe('Operations that a device without an arm can do'),
      deviceFrom: z
        .number()
        .positive()
        .describe('Share of the minutes handed over to a machine that such operations take'),
    })
    .describe(
      'Software where all that is handed over is input at a screen, or where the minutes of the other steps are known and ' +
        'no more than preparing and cleaning up takes: those steps then stay with people',
    ),
  examples: z.array(
    z.strictObject({
      id,
      name: bilingualText,
      purpose: bilingualText,
      plan: planPreset.shape.plan.describe(
        `Its title and purpose are name and purpose; what else it leaves out has the defaults of the desk check: ${DEFAULTS}`,
      ),
    }),
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
      minutes: copy.ja.names.minutes
        .filter((one) => one.operation === operation)
        .flatMap(({ handsOn, waiting = [] }) => [handsOn].concat(waiting)),
    })),
    vessels: VESSELS.map((vessel) => ({ id: vessel, name: text(({ names }) => names.vessels[vessel]) })),
    stations: STATION_KINDS.map((kind) => {
      const [width, depth] = STATIONS[kind];
      return { id: kind, name: text(({ names }) => names.stations[kind]), width, depth };
    }),
    rules: REASONS.map((reason) => ({
      id: reason,
      verdict: RULES[reason].verdict,
      when: RULES[reason].when,
      reason: text(({ tool }) => tool.reasons[reason]),
    })),
    verdicts: VERDICTS.map((verdict) => ({ id: verdict, name: text(({ tool }) => tool.verdicts[verdict]) })),
    assumptions: {
      oftenFrom: OFTEN,
      fewHoursBelow: FEW_HOURS,
      judgementAbove: MOST_OF_THE_WORK,
      reachMargin: EMPTY_PLAN.margin,
      longPaybackAbove: LONGEST_MONTHS,
    },
    withoutArm: { software: [...AT_A_SCREEN], device: [...DEVICES], deviceFrom: MOST_OF_THE_WORK },
    examples: copy.ja.presets.map(({ id: example, plan }, index) => ({
      id: example,
      name: text(({ presets }) => presets[index]!.title),
      purpose: text(({ presets }) => presets[index]!.purpose),
      plan,
    })),
  };
}
