/** The sheet to take away: a decision paper in words, for paper, mail and Markdown alike. */
import { formatDate } from '../dates.ts';
import { fill } from '../listing/fill.ts';
import { mailDraftLink } from '../mail-draft.ts';
import type { Answer } from './answer.ts';
import { quantityText } from './number-text.ts';
import { firstLines } from './problem-text.ts';
import type { Report } from './report.ts';
import { ELSEWHERE, type Plan } from './schema.ts';
import { linesOf, SHEET_PARTS, type SheetPart } from './sheet-lines.ts';
import { stationName } from './station-names.ts';
import type { Voice } from './voice.ts';

/** What is said of two variants under one name. */
export type CompareRow = { label: string; before: string; after: string; isChanged: boolean };

export type Sheet = {
  title: string;
  /** The day on which it was made, in words. */
  made: string;
  /** That its figures are those of an example, where they are. */
  example: readonly string[];
  /** The first entries that could not be read, each with what the sums go on with: a mail has no room for all. */
  unread: readonly string[];
  /** The answer in a few lines, with which a mail begins. */
  brief: readonly string[];
  parts: { id: SheetPart | 'compared'; title: string; lines: string[] }[];
  /** Two variants side by side, if there are two. */
  compared?: readonly CompareRow[];
  /** The steps: names of the columns, and a row each. */
  columns: readonly string[];
  rows: string[][];
  /** Who signs, and who it comes to. */
  sign: readonly string[];
  from: string;
};

/** A mail in Japanese has room for a few lines, and the answer is to be among them. */
const MOST_UNREAD = 2;

export type Company = { name: string; address: string; mail: string };

/** What a draft in a mail program may hold, and who gets it. */
type Mail = { to: string; words: Voice['words'] };

/** A plan with its answer in words, what of it could not be read, and whose figures are those of an example. */
type SheetSource = {
  plan: Plan;
  answer: Answer;
  report: Report;
  unread?: readonly string[];
  example?: readonly string[];
};

/** The sheet of a plan; `today` is YYYY-MM-DD, unknown where it is made ahead. */
export function sheetOf(
  { plan, answer, report, unread = [], example = [] }: SheetSource,
  { company, today }: { company: Company; today: string | undefined },
  voice: Voice,
): Sheet {
  const { words, locale } = voice;
  const own = words.sheet;
  const lines = linesOf(plan, answer, report, voice);
  const titles = {
    ...own,
    steps: words.verdicts.title,
    bring: words.bring.title,
    how: words.answer.how,
  };
  if (lines.schedule.length > 0 && plan.start && today && plan.start < today)
    lines.assumptions.push(fill(own.past, { date: formatDate(plan.start, locale) }));
  const told = unread.map((line) => line + (locale === 'ja' ? '。' : '.'));
  const firstUnread = firstLines(told, MOST_UNREAD, voice);
  lines.assumptions.unshift(...example, ...told);
  return {
    title: fill(own.of, { name: plan.title || own.unnamed }),
    made: today ? fill(own.made, { date: formatDate(today, locale) }) : '',
    example,
    unread: firstUnread,
    brief: [...example, ...firstUnread, ...briefOf(answer, report, voice)],
    parts: SHEET_PARTS.flatMap((id) =>
      lines[id].length > 0 ? [{ id, title: titles[id], lines: lines[id] }] : [],
    ),
    columns: own.columns,
    rows: rowsOf(plan, report, voice),
    sign: own.sign,
    from: fill(own.from, company),
  };
}

function briefOf(
  { arm }: Answer,
  { worth, hours, arm: { decision }, money, schedule }: Report,
  { words }: Voice,
): string[] {
  const [today, after, , freedYear] = hours;
  const line = (term: string | undefined, value: string | undefined) =>
    term && value ? [fill(words.sheet.costLine, { term, value })] : [];
  const [price] = money.figures;
  return [
    worth,
    ...(money.verdict ? [money.verdict] : []),
    ...line(words.hours.both, today && after && `${today.value} → ${after.value}`),
    ...line(freedYear?.term, freedYear?.value),
    ...line(price?.term, price?.value),
    ...(arm ? [decision] : []),
    ...schedule.lines.slice(0, 1),
  ];
}

/** The steps as rows of the sheet. */
export function rowsOf({ steps, bench }: Plan, report: Report, voice: Voice): string[][] {
  const { words, names, locale } = voice;
  const quantity = (value: number | undefined, unit: string) =>
    value === undefined ? '–' : `${quantityText(value, locale)}${/^\w/.test(unit) ? ' ' : ''}${unit}`;
  const placeOf = (station: string) =>
    stationName(station, bench.stations, voice) ?? (station === ELSEWHERE ? words.procedure.elsewhere : '–');
  return steps.map(({ handsOn, waiting, vessel, grams, station }, index) => [
    `${index + 1} ${report.steps[index]?.operation ?? ''}`.trim(),
    quantity(handsOn, words.units.minutes),
    quantity(waiting, words.units.minutes),
    names.vessels[vessel],
    placeOf(station),
    quantity(grams, words.units.grams),
    report.steps[index]?.verdictName ?? '',
  ]);
}

/** The sheet as plain text, one part after the other. */
export const sheetText = ({ title, made, parts, columns, rows, from }: Sheet): string =>
  [
    title,
    ...(made ? [made] : []),
    ...parts.flatMap(({ id, title: name, lines }) => [
      '',
      `■ ${name}`,
      ...lines,
      ...(id === 'now' && rows.length > 0 ? [columns, ...rows].map((row) => row.join(' / ')) : []),
    ]),
    '',
    from,
  ].join('\n');

/**
 * A mail draft with as much of the sheet as a mail program takes: the answer in brief, then whole lines of the rest, what is
 * compared or proposed first, then the line that says that there is more. Of the answer what is too long alone is left out.
 */
export function sheetMail({ title, brief, parts }: Sheet, { to, words }: Mail): string {
  const { greeting, rest } = words.take;
  const order = [
    'compared',
    'proposal',
    'effect',
    'now',
    'schedule',
    'cost',
    'purpose',
    'assumptions',
    'bring',
    'steps',
    'how',
  ];
  const lines = [
    ...brief.map((line) => [line]),
    ...[...parts]
      .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
      .flatMap((part) =>
        part.lines
          .filter((line) => !brief.includes(line))
          .map((line, at) => (at === 0 ? ['', `■ ${part.title}`, line] : [line])),
      ),
  ];
  const link = (body: readonly string[]) => mailDraftLink({ to, subject: title, body: body.join('\n') });
  let body = [greeting, ''];
  let draft = link([...body, rest]);
  let isWhole = true;
  for (const [index, added] of lines.entries()) {
    const longer = [...body, ...added];
    try {
      draft = link(isWhole && index === lines.length - 1 ? longer : [...longer, '', rest]);
      body = longer;
    } catch {
      // It would be longer than mail programs take: the rest is on the paper.
      if (index >= brief.length) break;
      isWhole = false;
    }
  }
  return draft;
}
