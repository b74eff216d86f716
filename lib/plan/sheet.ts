/** The sheet to take away: a decision paper in words, for paper, mail and Markdown alike. */
import { formatDate } from '../dates.ts';
import { fill } from '../listing/fill.ts';
import { mailDraftLink } from '../mail-draft.ts';
import type { Answer } from './answer.ts';
import type { Plan } from './schema.ts';
import { numberText, rangeText, type Telling, type Voice } from './telling.ts';
import { FEW_HOURS } from './worth.ts';

export const SHEET_PARTS = [
  'purpose',
  'now',
  'proposal',
  'effect',
  'cost',
  'schedule',
  'assumptions',
  'attached',
] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

export type Sheet = {
  title: string;
  /** The day on which it was made, in words. */
  made: string;
  parts: { id: SheetPart; title: string; lines: string[] }[];
  /** The steps: names of the columns, and a row each. */
  columns: readonly string[];
  rows: string[][];
  /** Who signs, and who it comes to. */
  sign: readonly string[];
  from: string;
};

export type Company = { name: string; address: string };

/** What a draft in a mail program may hold, and who gets it. */
type Mail = { to: string; words: Voice['words'] };

/** What Markdown takes for more than text: signs anywhere, and what opens a list, a rule or code where a line begins. */
const MARKDOWN_SIGNS = /[\\`*_{}[\]<>#|~]|&(?=#?\w+;)|^[-+=]|(?<=^\d+)[.)]/g;

/** The sheet of a plan; `today` is YYYY-MM-DD, unknown where it is made ahead. */
export function sheetOf(
  { plan, answer, telling }: { plan: Plan; answer: Answer; telling: Telling },
  { company, today }: { company: Company; today: string | undefined },
  voice: Voice,
): Sheet {
  const { words, locale } = voice;
  const own = words.sheet;
  const lines = linesOf(plan, answer, telling, voice);
  return {
    title: fill(own.of, { name: plan.title || own.unnamed }),
    made: today ? fill(own.made, { date: formatDate(today, locale) }) : '',
    parts: SHEET_PARTS.map((id) => ({ id, title: own[id], lines: lines[id] })),
    columns: own.columns,
    rows: rowsOf(plan, telling, voice),
    sign: own.sign,
    from: fill(own.from, { company: company.name, address: company.address }),
  };
}

function linesOf(
  plan: Plan,
  { hours }: Answer,
  telling: Telling,
  { words, locale }: Voice,
): Record<SheetPart, string[]> {
  const own = words.sheet;
  const number = (value: number) => numberText(value, locale);
  const { week, year } = hours;
  return {
    purpose: [plan.purpose || own.none],
    now: [
      fill(own.nowText, {
        minutes: number(hours.today),
        runs: number(plan.runsPerWeek),
        weeks: number(plan.weeksPerYear),
        week: number(week.today),
        year: number(year.today),
      }),
    ],
    proposal: [telling.worth, ...telling.changes, ...telling.arm.lines],
    effect: [
      fill(own.freed, { week: rangeText(week.freed, locale), year: rangeText(year.freed, locale) }),
      fill(own.after, { week: rangeText(week.after, locale) }),
      ...(hours.waiting > 0 ? [fill(own.waitingFree, { hours: number(hours.waiting) })] : []),
    ],
    cost: telling.money.figures.map(({ term, value }) => `${term}${locale === 'ja' ? '：' : ': '}${value}`),
    schedule: telling.schedule.lines,
    assumptions: [
      plan.measured ? own.measured : own.estimated,
      fill(own.setup, {
        prepare: number(plan.prepare),
        cleanUp: number(plan.cleanUp),
        gripper: number(plan.gripper),
      }),
      own.shared,
      fill(own.few, { hours: FEW_HOURS }),
      own.notQuote,
    ],
    attached: telling.bring,
  };
}

function rowsOf({ steps }: Plan, telling: Telling, { words, names, locale }: Voice): string[][] {
  const quantity = (value: number | undefined, unit: string) =>
    value === undefined ? '–' : `${numberText(value, locale)} ${unit}`;
  return steps.map(({ handsOn, waiting, vessel, grams }, index) => [
    `${index + 1} ${telling.steps[index]?.operation ?? ''}`.trim(),
    quantity(handsOn, words.units.minutes),
    quantity(waiting, words.units.minutes),
    names.vessels[vessel],
    quantity(grams, words.units.grams),
    telling.steps[index]?.verdictName ?? '',
  ]);
}

/** The sheet as plain text, one part after the other. */
export const sheetText = ({ title, made, parts, rows, from }: Sheet): string =>
  [
    title,
    ...(made ? [made] : []),
    ...parts.flatMap(({ id, title: name, lines }) => [
      '',
      `■ ${name}`,
      ...lines,
      ...(id === 'now' ? rows.map((row) => row.join(' / ')) : []),
    ]),
    '',
    from,
  ].join('\n');

const escaped = (text: string) => text.trim().replace(MARKDOWN_SIGNS, '\\$&');
const row = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;

/** The sheet as Markdown; what a visitor wrote stays text. */
export const sheetMarkdown = ({ title, made, parts, columns, rows, from }: Sheet): string =>
  `${[
    `# ${escaped(title)}`,
    ...(made ? [escaped(made)] : []),
    ...parts.flatMap(({ id, title: name, lines }) => [
      `## ${escaped(name)}`,
      lines.map((line) => `- ${escaped(line)}`).join('\n'),
      ...(id === 'now' && rows.length > 0
        ? [[row(columns), row(columns.map(() => '---')).replaceAll('\\', ''), ...rows.map(row)].join('\n')]
        : []),
    ]),
    escaped(from),
  ].join('\n\n')}\n`;

/**
 * A mail draft with as much of the sheet as a mail program takes: whole parts of it, then the line that refers to the
 * attached paper.
 */
export function sheetMail({ title, parts }: Sheet, { to, words }: Mail): string {
  const { greeting, rest } = words.take;
  const told = ['proposal', 'effect', 'now', 'schedule', 'cost', 'purpose', 'assumptions', 'attached'];
  const ordered = [...parts].sort((one, other) => told.indexOf(one.id) - told.indexOf(other.id));
  let body = [greeting, ''];
  const link = (lines: readonly string[]) => mailDraftLink({ to, subject: title, body: lines.join('\n') });
  let draft = link([...body, rest]);
  for (const { title: name, lines } of ordered) {
    const longer = [...body, `■ ${name}`, ...lines, ''];
    try {
      const isAll = ordered.at(-1)?.title === name;
      draft = link(isAll ? longer : [...longer, rest]);
      body = longer;
    } catch {
      // It would be longer than mail programs take: the paper says the rest.
      break;
    }
  }
  return draft;
}
