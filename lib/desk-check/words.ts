/** The words of the desk check: what its tool says, the names of what can be chosen, and the examples. */
import { z } from 'zod';
import { internalPath, slug, text, texts, textsOf } from '../content/fields.ts';
import { ARMS, MAINTENANCE } from './company-facts.ts';
// What the fields of the examples mean.
import './described.ts';
import {
  benchSchema,
  HURDLES,
  JUDGEMENTS,
  MOST_STEPS,
  planSchema,
  STATION_KINDS,
  stepSchema,
  VESSELS,
} from './schema.ts';
import { REASONS, VERDICTS } from './verdicts.ts';
import { DEVICES } from './without-arm.ts';

export const planWords = z.strictObject({
  label: text,
  start: texts('title text chosen size empty emptied'),
  procedure: texts(
    'title name purpose runs weeks measured steps step operation operationHint handsOn waiting',
    'vessel grams station elsewhere unplaced judgement',
  ).extend({
    ...textsOf(HURDLES).shape,
    ...texts('add remove up down none count yearly left removeShort estimated').shape,
    judgements: textsOf(JUDGEMENTS),
  }),
  run: texts('title drawing empty minutes wait sum hands waits'),
  paste: texts('open close label hint apply done anew rest read nothing'),
  bench: texts(
    'title move text drawing arm width depth x y stations kind add remove place keys movable arms',
    'farthest left lacks',
  ),
  assumptions: texts('title text prepare cleanUp gripper yenPerHour cost start day monday tool margin'),
  units: texts('of minutes grams millimetres yen equals nearly about percent up'),
  problems: texts(
    'summary number whole low high long many choice twice date shape unknown version found opened',
    'openedWith more failed offline everything used asEmpty cut',
  ),
  undo: texts('button redo step station done redone moved'),
  answer: texts('title text how summary close show'),
  worth: texts(
    'yes depends empty uncounted untimed nothing judgement setup few fewByMachine runs criteria together',
    'place software dependsByMachine runsByMachine',
  ),
  verdicts: texts('title short').extend({ ...textsOf(VERDICTS).shape, brief: textsOf(VERDICTS) }),
  reasons: textsOf([...REASONS, 'setup']),
  hours: texts(
    'title drawing today after freedWeek freedYear waiting value howWeek howYear howWaiting',
    'howRuns howAfterSum howAfterOne howAfterNone kept setup shared prepared notBelow both unit',
    'aWeek freed afterShort machine below',
  ),
  arm: texts(
    'title none spare short heavy far outside load distance howLoad howLoadUnknown howDistance',
    'unplaced software device candidate nominal tight plusTool ofReach ofPayload left over',
    'tightMark',
  ).extend({ names: textsOf(ARMS), devices: textsOf(DEVICES) }),
  schedule: texts('title drawing weeks days ready readyWeeks published publishedDays').extend({
    names: z.array(text).length(4),
  }),
  money: texts(
    'title price priceValue small maintenance maintenanceValue saved savedValue payback',
    'paybackValue paybackOpen never howPrice howMaintenance howSaved howPayback verdict unknown nothing',
    'paybackWith months overTen howPlan howMonths howLess howNever howNoSaving back plan monthly',
    'noPlan from enter software byMachine untimed',
  ).extend({ plans: textsOf(MAINTENANCE), scale: z.array(text).length(3) }),
  bring: texts('title protocol clock minutes weights vessels other shapes criteria trial way photo'),
  compare: texts('title keep kept stop stopped before after changed same mark'),
  sheet: texts(
    'title of unnamed made purpose now proposal effect cost schedule assumptions nowText nowRun unweighed',
    'unplaced untimed labour freed after waitingFree measured estimated setup shared few notQuote from none',
    'costLine past example',
  ).extend({ columns: z.array(text).length(7), sign: z.array(text).length(3) }),
  take: texts(
    'title print mail copy link json markdown open drop subject greeting rest copied notCopied',
    'linkNote fileName file',
  ),
});
export type PlanWords = z.output<typeof planWords>;

const minutes = z.number().nonnegative();
const estimate = z.strictObject({
  operation: slug,
  handsOn: minutes.meta({ ja: '手を動かす分', en: 'Minutes of work by hand' }),
  waiting: minutes.optional().meta({ ja: '待つ分', en: 'Minutes of waiting' }),
});

export const planNames = z.strictObject({
  operations: z
    .array(z.strictObject({ id: slug, name: text, term: slug.optional() }))
    .min(1)
    .meta({
      ja: '動作の名前。termは用語集のid',
      en: 'Names of operations; term is the id of a glossary entry',
    }),
  minutes: z.array(estimate).meta({
    ja: '動作を選んだときに入れる目安の分：手を動かす時間、待つ時間。動作のidごと',
    en: 'Minutes put in when an operation is chosen, by its id: hands-on, and waiting; estimates',
  }),
  vessels: textsOf(VESSELS),
  stations: textsOf(STATION_KINDS),
});
export type PlanNames = z.output<typeof planNames>;

const { runsPerWeek, weeksPerYear } = planSchema.shape;

export const planPreset = z.strictObject({
  id: slug,
  title: text,
  purpose: text,
  pages: z.array(internalPath).min(1).meta({
    ja: 'この例を開くページ（事例、自動化例、サービスなど）',
    en: 'The pages that lead to this example: cases, examples, services',
  }),
  plan: z.strictObject({
    runsPerWeek,
    weeksPerYear,
    steps: z.array(stepSchema).min(1).max(MOST_STEPS),
    bench: benchSchema,
  }),
});
export type PlanPreset = z.output<typeof planPreset>;
