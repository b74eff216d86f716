/** What stands in the parts of the sheet, line by line. */
import { fill } from '../listing/fill.ts';
import type { Answer } from './answer.ts';
import { howFreed } from './hour-figures.ts';
import { hoursText, just, quantityText, rangeText } from './number-text.ts';
import { phrase } from './phrase.ts';
import type { Report } from './report.ts';
import type { Plan } from './schema.ts';
import { listText, sentencesText, stepNames } from './step-text.ts';
import { VERDICTS } from './verdicts.ts';
import type { Voice } from './voice.ts';
import { FEW_HOURS, isTimed } from './worth.ts';

export const SHEET_PARTS = [
  'purpose',
  'now',
  'proposal',
  'steps',
  'effect',
  'cost',
  'schedule',
  'assumptions',
  'bring',
  'how',
] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

const lineOf = (term: string, value: string, { words }: Voice) => fill(words.sheet.costLine, { term, value });

/** All lines of a sheet, by its parts: what stands on the page and on paper, so that whoever copies or saves it has the same. */
export function linesOf(
  plan: Plan,
  answer: Answer,
  report: Report,
  voice: Voice,
): Record<SheetPart, string[]> {
  const { words, locale } = voice;
  const own = words.sheet;
  const quantity = (value: number) => quantityText(value, locale);
  const { hours } = answer;
  const { week, year, waiting } = hours;
  const [, , , freedYear] = report.hours;
  const minutes = { minutes: quantity(hours.today) };
  // Without minutes nothing is said of hours, and without runs only what a run takes.
  const known = (hourly: string[], ofRun: string[], otherwise: string[] = []) =>
    freedYear ? hourly : isTimed(plan) ? ofRun : otherwise;
  // Steps of unknown minutes are handed over as well: whether the work grows is not known.
  const notBelow =
    hours.after.high > hours.today && answer.untimed.length === 0 ? [words.hours.notBelow] : [];
  return {
    purpose: [plan.purpose || own.none],
    now: known(
      [
        phrase(own.nowText, {
          ...minutes,
          runs: quantity(plan.runsPerWeek),
          weeks: quantity(plan.weeksPerYear),
          week: hoursText(just(week.today), voice),
          year: hoursText(just(year.today), voice),
        }),
      ],
      [phrase(own.nowRun, minutes)],
      [own.none],
    ),
    proposal: [report.worth, report.money.verdict, ...report.changes, ...report.arm.lines].filter(Boolean),
    effect: [
      ...known(
        [
          sentencesText(
            [
              phrase(own.freed, { week: hoursText(week.freed, voice), how: freedYear?.how ?? '' }),
              ...notBelow,
            ],
            voice,
          ),
          phrase(own.after, {
            minutes: rangeText(hours.after, locale, quantityText),
            week: hoursText(week.after, voice),
          }),
        ],
        [howFreed(hours, voice)],
      ),
      ...(waiting.week > 0 ? [phrase(own.waitingFree, { hours: hoursText(just(waiting.week), voice) })] : []),
    ],
    // The sum of what is saved ends with it.
    cost: report.money.figures.map(({ term, value, how }) =>
      lineOf(term, term === words.money.saved ? how : value, voice),
    ),
    schedule: [
      ...report.schedule.lines,
      ...report.schedule.phases.map(({ name, weeks, days }) =>
        lineOf(name, listText(days ? [weeks, days] : [weeks], voice), voice),
      ),
    ],
    assumptions: assumptionsOf(plan, answer, report, voice),
    bring: report.bring,
    steps: stepLines(report, voice),
    how: [...report.hours, ...report.arm.figures, ...report.money.figures].map(({ term, value, how }) =>
      lineOf(`${term} ${value}`, how, voice),
    ),
  };
}

/** How many steps become what, and those that are not simply handed over, each with its reason. */
function stepLines({ steps }: Report, voice: Voice): string[] {
  const { words } = voice;
  if (steps.length === 0) return [];
  const counts = VERDICTS.map(
    (kind) => `${words.verdicts.brief[kind]} ${steps.filter(({ verdict }) => verdict === kind).length}`,
  );
  return [
    listText(counts, voice),
    ...steps.flatMap(({ name, operation, verdict, verdictName, reasons }) =>
      !verdict || verdict === 'hand'
        ? []
        : [lineOf(`${name} ${operation}`.trim(), sentencesText([verdictName, reasons], voice), voice)],
    ),
  ];
}

/** Whether it was the hours that decided. */
const isByHours = (worth: Answer['worth']): boolean =>
  worth.verdict === 'notYet'
    ? worth.why.startsWith('few')
    : worth.verdict === 'yes' || worth.verdict === 'depends';

/** What the answer rests on: only what this plan makes use of. */
function assumptionsOf(
  plan: Plan,
  { arm, verdicts, worth, bring }: Answer,
  report: Report,
  voice: Voice,
): string[] {
  const { words, locale } = voice;
  const own = words.sheet;
  const quantity = (value: number) => quantityText(value, locale);
  const about = (template: string, steps: number[] = []) =>
    steps.length > 0 ? [fill(template, { steps: stepNames(steps, voice) })] : [];
  return [
    plan.measured ? own.measured : own.estimated,
    ...about(own.untimed, bring.find(({ id }) => id === 'minutes')?.steps),
    ...(arm
      ? [
          ...about(own.unweighed, arm.unweighed),
          ...about(own.unplaced, arm.unplaced),
          phrase(own.setup, {
            prepare: quantity(plan.prepare),
            cleanUp: quantity(plan.cleanUp),
            gripper: quantity(plan.gripper),
            tool: quantity(plan.tool),
            margin: quantity(plan.margin),
          }),
        ]
      : []),
    ...(verdicts.some(({ verdict }) => verdict === 'share' || verdict === 'prepare') ? [own.shared] : []),
    ...(plan.yenPerHour === undefined ? [] : [fill(own.labour, { yen: quantity(plan.yenPerHour) })]),
    ...(isByHours(worth) ? [phrase(own.few, { hours: FEW_HOURS })] : []),
    ...(report.money.figures.length > 0 ? [own.notQuote] : []),
  ];
}
