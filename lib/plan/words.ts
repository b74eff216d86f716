/** The words of the desk check: what its tool says, the names of what can be chosen, and the examples. */
import { z } from 'zod';
import { internalPath, slug, text } from '../content/fields.ts';
import { ARMS } from './company-facts.ts';
// What the fields of the examples mean.
import './described.ts';
import {
  benchSchema,
  JUDGEMENTS,
  MOST_STEPS,
  planSchema,
  STATION_KINDS,
  stepSchema,
  VESSELS,
} from './schema.ts';
import { REASONS, VERDICTS } from './verdicts.ts';

/** Texts by their names. */
const texts = <const Name extends string>(...names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

export const planWords = z.strictObject({
  label: text,
  start: texts('title', 'text', 'chosen'),
  procedure: texts(
    ...(['title', 'text', 'name', 'purpose', 'runs', 'weeks', 'measured', 'steps', 'step'] as const),
    ...([
      'operation',
      'operationHint',
      'handsOn',
      'waiting',
      'vessel',
      'grams',
      'station',
      'elsewhere',
    ] as const),
    ...(['judgement', 'varies', 'precious', 'add', 'remove', 'up', 'down', 'open', 'none'] as const),
  ).extend({ judgements: texts(...JUDGEMENTS) }),
  bench: texts(
    ...(['title', 'text', 'drawing', 'arm', 'width', 'depth', 'x', 'y', 'stations', 'kind', 'add'] as const),
    ...(['remove', 'place', 'keys', 'movable'] as const),
  ),
  assumptions: texts('title', 'text', 'prepare', 'cleanUp', 'gripper', 'yenPerHour', 'start', 'monday'),
  units: texts('of', 'minutes', 'grams', 'millimetres', 'yen'),
  problems: texts(
    ...(['summary', 'number', 'whole', 'low', 'high', 'long', 'many', 'choice', 'date', 'shape'] as const),
    ...(['unknown', 'version', 'found', 'opened', 'openedWith', 'failed', 'everything'] as const),
  ),
  undo: texts('button', 'step', 'station', 'preset', 'done'),
  answer: texts('title', 'text', 'example', 'how', 'summary'),
  worth: texts(
    ...(['yes', 'depends', 'empty', 'nothing', 'judgement', 'setup', 'few'] as const),
    ...(['runs', 'criteria', 'together', 'place'] as const),
  ),
  verdicts: texts('title', ...VERDICTS),
  reasons: texts(...REASONS),
  hours: texts(
    ...(['title', 'drawing', 'today', 'after', 'freedWeek', 'freedYear', 'waiting', 'value'] as const),
    ...(['howToday', 'howAfter', 'howWeek', 'howYear', 'howWaiting'] as const),
  ),
  arm: texts(
    ...(['title', 'none', 'fits', 'spare', 'short', 'heavy', 'far', 'outside', 'load', 'distance'] as const),
    ...(['howLoad', 'howLoadUnknown', 'howDistance', 'howNoDistance'] as const),
  ).extend({ names: texts(...ARMS) }),
  schedule: texts(
    ...(['title', 'drawing', 'weeks', 'days', 'ready', 'readyWeeks', 'published', 'publishedDays'] as const),
    'how',
  ).extend({ names: z.array(text).length(4) }),
  money: texts(
    ...(['title', 'price', 'priceValue', 'small', 'maintenance', 'maintenanceValue', 'saved'] as const),
    ...(['savedValue', 'payback', 'paybackValue', 'paybackOpen', 'never'] as const),
    ...(['howPrice', 'howMaintenance', 'howSaved', 'howPayback'] as const),
  ),
  bring: texts(
    ...([
      'title',
      'protocol',
      'clock',
      'minutes',
      'weights',
      'vessels',
      'shapes',
      'criteria',
      'trial',
    ] as const),
    ...(['way', 'photo'] as const),
  ),
  sheet: texts(
    ...([
      'title',
      'of',
      'unnamed',
      'made',
      'purpose',
      'now',
      'proposal',
      'effect',
      'cost',
      'schedule',
    ] as const),
    ...(['assumptions', 'attached', 'nowText', 'freed', 'after', 'waitingFree', 'measured'] as const),
    ...(['estimated', 'setup', 'shared', 'few', 'notQuote', 'from', 'none'] as const),
  ).extend({ columns: z.array(text).length(6), sign: z.array(text).length(3) }),
  take: texts(
    ...(['title', 'text', 'print', 'mail', 'copy', 'link', 'json', 'markdown', 'open', 'drop'] as const),
    ...(['subject', 'greeting', 'rest', 'copied', 'notCopied', 'linkNote', 'fileName'] as const),
  ),
});
export type PlanWords = z.output<typeof planWords>;

export const planNames = z.strictObject({
  operations: z
    .array(z.strictObject({ id: slug, name: text, term: slug.optional() }))
    .min(1)
    .meta({
      ja: '動作の名前。termは用語集のid',
      en: 'Names of operations; term is the id of a glossary entry',
    }),
  vessels: texts(...VESSELS),
  stations: texts(...STATION_KINDS),
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
