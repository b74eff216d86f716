/** Two variants of a plan side by side: what is said of each, and where they differ. */

import { formatDate } from '../dates.ts';
import { fill } from '../listing/fill.ts';
import { planOf } from './answer.ts';
import type { CompanyFacts } from './company-facts.ts';
import { savedFigure } from './money-figures.ts';
import { quantityText } from './number-text.ts';
import { exampleOf } from './preset.ts';
import { reportOf } from './report.ts';
import { type Draft, HURDLES, type Plan, type Step } from './schema.ts';
import { type CompareRow, rowsOf, type Sheet } from './sheet.ts';
import { stationNames } from './station-names.ts';
import { stepName } from './step-text.ts';
import type { Voice } from './voice.ts';
import type { PlanPreset } from './words.ts';

/** What a variant does not say. */
const NONE = '–';

type Said = readonly [label: string, value: string];

/** What is entered, and what the paper answers, each under its name. */
function saidOf(plan: Plan, facts: CompanyFacts, voice: Voice): Record<'answers' | 'entries', Said[]> {
  const { words, locale } = voice;
  const answer = planOf(plan, facts);
  const report = reportOf(plan, answer, voice);
  // What only software does has no price of ours, and saves all the same.
  const money = answer.without?.by === 'software' ? savedFigure(plan, answer, voice) : report.money.figures;
  // How often: 0 is what nobody has said.
  const times = (value: number) => (value > 0 ? quantityText(value, locale) : NONE);
  const [today, after, ...hours] = report.hours.map(({ term, value }): Said => [term, value]);
  const handsOn = (said: Said | undefined): Said[] =>
    said ? [[fill(words.sheet.costLine, { term: words.hours.both, value: said[0] }), said[1]]] : [];
  return {
    answers: [
      [words.sheet.proposal, report.worth],
      ...[...handsOn(today), ...handsOn(after), ...hours],
      [words.arm.title, report.arm.decision],
      ...report.arm.figures.map(({ term, value }): Said => [term, value]),
      ...money.map(({ term, value }): Said => [term, value]),
      [words.schedule.title, report.schedule.lines[0] ?? NONE],
    ],
    entries: [
      [words.procedure.name, plan.title || words.sheet.unnamed],
      [words.procedure.purpose, plan.purpose || NONE],
      [words.hours.title, plan.measured ? words.sheet.measured : words.sheet.estimated],
      [words.procedure.runs, times(plan.runsPerWeek)],
      [words.procedure.weeks, times(plan.weeksPerYear)],
      ...rowsOf(plan, report, voice).map(
        (cells, index): Said => [
          stepName(index, voice),
          [...cells, ...harderIn(plan.steps[index] as Step, words)].join(' / '),
        ],
      ),
      ...benchSaid(plan, voice),
      ...assumedSaid(plan, voice),
    ],
  };
}

/** What makes a step harder, in words. */
const harderIn = (step: Step, { procedure }: Voice['words']): string[] => [
  ...(step.judgement === 'none' ? [] : [`${procedure.judgement} ${procedure.judgements[step.judgement]}`]),
  ...HURDLES.filter((hurdle) => step[hurdle]).map((hurdle) => procedure[hurdle]),
];

/** Where the arm and each instrument stand. */
function benchSaid({ bench }: Plan, voice: Voice): Said[] {
  const { words, locale } = voice;
  const own = words.bench;
  const called = stationNames(bench.stations, voice);
  const millimetres = (value: number) => `${quantityText(value, locale)} ${words.units.millimetres}`;
  const at = (name: string, x: number, y: number) =>
    fill(own.place, { name, x: quantityText(x, locale), y: quantityText(y, locale) });
  return [
    [own.width, millimetres(bench.width)],
    [own.depth, millimetres(bench.depth)],
    [own.arm, at(own.arm, bench.armX, bench.armY)],
    ...bench.stations.map(
      ({ x, y }, index): Said => [`${own.stations} ${index + 1}`, at(called[index] as string, x, y)],
    ),
  ];
}

/** What is assumed, with its unit in its name. */
function assumedSaid(plan: Plan, { words, locale }: Voice): Said[] {
  const own = words.assumptions;
  const { of, minutes, grams, percent, yen } = words.units;
  const said = (label: string, unit: string, value: number | undefined): Said => [
    fill(of, { label, unit }),
    value === undefined ? NONE : quantityText(value, locale),
  ];
  return [
    said(own.prepare, minutes, plan.prepare),
    said(own.cleanUp, minutes, plan.cleanUp),
    said(own.gripper, grams, plan.gripper),
    said(own.tool, grams, plan.tool),
    said(own.margin, percent, plan.margin),
    said(own.cost, yen, plan.yenPerHour),
    [own.day, plan.start ? formatDate(plan.start, locale) : NONE],
  ];
}

/** What is said of one of them, of both, or of none, by its name, in the order of the longer. */
function paired(before: readonly Said[], after: readonly Said[]): CompareRow[] {
  const [was, is] = [new Map(before), new Map(after)];
  const [longer, shorter] = was.size > is.size ? [was, is] : [is, was];
  return [...new Set([...longer.keys(), ...shorter.keys()])].map((label) => {
    const [one, other] = [was.get(label) ?? NONE, is.get(label) ?? NONE];
    return { label, before: one, after: other, isChanged: one !== other };
  });
}

/** That figures of two variants are those of an example, and of which one. */
export function exampleLines(
  plan: Plan,
  presets: readonly PlanPreset[],
  { words }: Pick<Voice, 'words'>,
): string[] {
  const { compare, sheet } = words;
  const are = [plan.compareWith ?? plan, plan].map((one) => exampleOf(one, presets) !== undefined);
  if (are.every(Boolean)) return [sheet.example];
  return are.flatMap((isOne, at) =>
    isOne
      ? [fill(sheet.costLine, { term: at === 0 ? compare.before : compare.after, value: sheet.example })]
      : [],
  );
}

const ASSUMED = ['prepare', 'cleanUp', 'gripper', 'tool', 'margin', 'yenPerHour', 'start'] as const;
/** What a draft assumes of any procedure, and is to be the same in two that are compared. */
export const assumedIn = (draft: Draft): Partial<Draft> =>
  Object.fromEntries(ASSUMED.map((name) => [name, draft[name]]));

/** The sheet of a plan with what it is compared with, if there is something: a part of it like any other. */
export function withComparison(sheet: Sheet, plan: Plan, facts: CompanyFacts, voice: Voice): Sheet {
  if (!plan.compareWith) return sheet;
  const own = voice.words.compare;
  const [was, is] = [saidOf(plan.compareWith, facts, voice), saidOf(plan, facts, voice)];
  // All answers, and of what was entered that which differs.
  const entries = paired(was.entries, is.entries).filter(({ isChanged }) => isChanged);
  const answers = paired(was.answers, is.answers);
  const compared = [...entries, ...answers];
  const line = ({ isChanged, ...row }: CompareRow) => fill(isChanged ? own.changed : own.same, row);
  const [verdict, ...others] = answers;
  const place = sheet.parts.findIndex(({ id }) => id === 'effect') + 1;
  return {
    ...sheet,
    brief: [
      ...sheet.example,
      ...sheet.unread,
      own.title,
      ...[verdict, ...others.filter(({ isChanged }) => isChanged)].flatMap((row) => (row ? [line(row)] : [])),
    ],
    compared,
    parts: sheet.parts.toSpliced(place, 0, { id: 'compared', title: own.title, lines: compared.map(line) }),
  };
}
