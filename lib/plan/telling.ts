/** The answer in words: every number with how it came, every verdict with its reasons. */
import { formatDate } from '../dates.ts';
import type { Locale } from '../i18n/locales.ts';
import { fill } from '../listing/fill.ts';
import type { Answer } from './answer.ts';
import type { ToBring } from './bring.ts';
import type { Range } from './company-facts.ts';
import type { Plan } from './schema.ts';
import type { Verdict } from './verdicts.ts';
import type { PlanNames, PlanWords } from './words.ts';
import { FEW_HOURS } from './worth.ts';

/** In which words, and in which language. */
export type Voice = { words: PlanWords; names: PlanNames; locale: Locale };

/** A number with its name, and the sentence that says how it came. */
export type Figure = { term: string; value: string; how: string };

export type Telling = {
  /** The verdict on the whole, and what would change it. */
  worth: string;
  changes: string[];
  steps: { name: string; operation: string; verdict: Verdict; verdictName: string; reasons: string }[];
  hours: Figure[];
  arm: { lines: string[]; figures: Figure[] };
  schedule: { phases: { name: string; weeks: string; days?: string }[]; lines: string[]; how: string };
  money: { figures: Figure[]; small: string };
  bring: string[];
  /** All of it in a breath, for who hears it change. */
  summary: string;
};

const FORMATS: Record<Locale, Intl.NumberFormat> = {
  ja: new Intl.NumberFormat('ja', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
};

/** A number with one decimal at most: 1,234.5. */
export const numberText = (value: number, locale: Locale): string => FORMATS[locale].format(value);

const KILOGRAMS: Record<Locale, Intl.NumberFormat> = {
  ja: new Intl.NumberFormat('ja', { maximumFractionDigits: 3 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 3 }),
};

/** Kilograms, to a gram. */
const kilogramText = (value: number, locale: Locale): string => KILOGRAMS[locale].format(value);

/** From one number to another; one number where both read alike. */
export function rangeText({ low, high }: Range, locale: Locale): string {
  const [from, to] = [numberText(low, locale), numberText(high, locale)];
  return from === to ? from : `${from}${locale === 'ja' ? '〜' : '–'}${to}`;
}

/** The name of an operation by its id, or the visitor's own words. */
export const operationName = (operation: string, { operations }: Pick<PlanNames, 'operations'>): string =>
  operations.find(({ id }) => id === operation)?.name ?? operation;

/** Puts an answer into words. */
export function tell(plan: Plan, answer: Answer, voice: Voice): Telling {
  const { words, locale } = voice;
  const steps = stepTexts(plan, answer, voice);
  const worth = worthText(answer, words);
  const arm = armTexts(plan, answer, voice);
  const handed = answer.verdicts.filter(({ verdict }) => verdict !== 'keep').length;
  return {
    worth,
    changes: changeTexts(plan, answer, voice),
    steps,
    hours: hourFigures(plan, answer, voice),
    arm,
    schedule: scheduleTexts(answer, voice),
    money: { figures: moneyFigures(plan, answer, voice), small: words.money.small },
    bring: answer.bring.map((item) => bringText(item, voice)),
    summary: fill(words.answer.summary, {
      verdict: worth,
      n: handed,
      hours: rangeText(answer.hours.week.freed, locale),
      arm: arm.lines[0] ?? '',
    }),
  };
}

const stepName = (index: number, { words }: Voice) => fill(words.procedure.step, { n: index + 1 });
/** Steps by their names, one after the other. */
const stepNames = (indexes: readonly number[], voice: Voice) =>
  listText(
    indexes.map((index) => stepName(index, voice)),
    voice,
  );
const listText = (items: readonly string[], { locale }: Voice) => items.join(locale === 'ja' ? '、' : ', ');

function stepTexts({ steps }: Plan, { verdicts }: Answer, voice: Voice): Telling['steps'] {
  const { words, names, locale } = voice;
  return steps.map(({ operation }, index) => {
    const { verdict, reasons } = verdicts[index] ?? { verdict: 'share', reasons: [] };
    return {
      name: stepName(index, voice),
      operation: operationName(operation, names),
      verdict,
      verdictName: words.verdicts[verdict],
      reasons: reasons.map((reason) => words.reasons[reason]).join(locale === 'ja' ? '' : ' '),
    };
  });
}

function worthText({ worth }: Answer, words: PlanWords): string {
  const sentence = worth.verdict === 'notYet' ? words.worth[worth.why] : words.worth[worth.verdict];
  return fill(sentence, { hours: FEW_HOURS });
}

/** What would change a "not yet". */
function changeTexts({ steps }: Plan, { worth, verdicts }: Answer, voice: Voice): string[] {
  if (worth.verdict !== 'notYet') return [];
  const { words } = voice;
  const apart = steps.some((_step, index) => verdicts[index]?.reasons.includes('elsewhere'));
  return [
    ...(worth.runs === undefined ? [] : [fill(words.worth.runs, { n: worth.runs, hours: FEW_HOURS })]),
    ...(worth.steps?.length ? [fill(words.worth.criteria, { steps: stepNames(worth.steps, voice) })] : []),
    ...(worth.why === 'setup' ? [words.worth.together] : []),
    ...(apart ? [words.worth.place] : []),
  ];
}

function hourFigures(
  { runsPerWeek, weeksPerYear }: Plan,
  { hours }: Answer,
  { words, locale }: Voice,
): Figure[] {
  const { minutes, week, year } = hours;
  const own = words.hours;
  const number = (value: number) => numberText(value, locale);
  const range = (value: Range) => rangeText(value, locale);
  const runs = number(runsPerWeek);
  const figure = (term: string, value: string, how: string, values: Record<string, string>): Figure => ({
    term,
    value: fill(own.value, { hours: value }),
    how: fill(how, { runs, hours: value, ...values }),
  });
  return [
    figure(own.today, number(week.today), own.howToday, { minutes: number(hours.today) }),
    figure(own.after, range(week.after), own.howAfter, {
      keep: number(minutes.keep),
      setup: number(hours.setup),
      low: number(hours.after.low),
      share: number(minutes.share),
      prepare: number(minutes.prepare),
      high: number(hours.after.high),
    }),
    figure(own.freedWeek, range(week.freed), own.howWeek, {
      today: number(week.today),
      after: range(week.after),
    }),
    figure(own.freedYear, range(year.freed), own.howYear, {
      week: range(week.freed),
      weeks: number(weeksPerYear),
    }),
    figure(own.waiting, number(hours.waiting), own.howWaiting, {}),
  ];
}

const stationName = (plan: Plan, id: string | undefined, { names }: Voice) => {
  const kind = plan.bench.stations.find((station) => station.id === id)?.kind;
  return kind ? names.stations[kind] : '';
};

function armTexts(plan: Plan, { arm, outside }: Answer, voice: Voice): Telling['arm'] {
  const { words, locale } = voice;
  const number = (value: number) => numberText(value, locale);
  const beyond =
    outside.length > 0
      ? [
          fill(words.arm.outside, {
            names: listText(
              outside.map((id) => stationName(plan, id, voice)),
              voice,
            ),
          }),
        ]
      : [];
  if (!arm) return { lines: [words.arm.none, ...beyond], figures: [] };
  const name = stationName(plan, arm.farthest, voice);
  const lines = arm.arm
    ? [
        fill(words.arm.fits, { name: words.arm.names[arm.arm.id] }),
        fill(words.arm.spare, {
          payload: kilogramText(arm.arm.spare.payload, locale),
          reach: number(arm.arm.spare.reach),
        }),
      ]
    : [
        words.arm.short,
        ...(arm.short?.payload
          ? [fill(words.arm.heavy, { kg: kilogramText(arm.short.payload, locale) })]
          : []),
        ...(arm.short?.reach ? [fill(words.arm.far, { name, mm: number(arm.short.reach) })] : []),
      ];
  const gripper = number(plan.gripper);
  const kg = kilogramText(arm.load, locale);
  const load =
    arm.heaviest === undefined
      ? fill(words.arm.howLoadUnknown, { gripper })
      : fill(words.arm.howLoad, {
          step: stepName(arm.heaviest, voice),
          grams: number(plan.steps[arm.heaviest]?.grams ?? 0),
          gripper,
          kg,
        });
  const mm = number(arm.distance);
  const distance = name ? fill(words.arm.howDistance, { name, mm }) : words.arm.howNoDistance;
  return {
    lines: [...lines, ...beyond],
    figures: [
      { term: words.arm.load, value: `${kg} kg`, how: load },
      { term: words.arm.distance, value: `${mm} mm`, how: distance },
    ],
  };
}

function scheduleTexts({ schedule }: Answer, { words, locale }: Voice): Telling['schedule'] {
  const own = words.schedule;
  const days = ({ low, high }: { low: string; high: string }) => ({
    low: formatDate(low, locale),
    high: formatDate(high, locale),
  });
  const { weeks, ready, delivery } = schedule;
  const published = delivery && days(delivery);
  return {
    phases: schedule.phases.map((phase, index) => ({
      name: own.names[index] ?? '',
      weeks: fill(own.weeks, {
        weeks: rangeText({ low: phase.sure - phase.from, high: phase.to - phase.from }, locale),
      }),
      ...(phase.days && {
        days: fill(own.days, {
          from: formatDate(phase.days.from, locale),
          to: formatDate(phase.days.to, locale),
        }),
      }),
    })),
    lines: [
      ready ? fill(own.ready, days(ready)) : fill(own.readyWeeks, weeks),
      published ? fill(own.publishedDays, { from: published.low, to: published.high }) : own.published,
    ],
    how: own.how,
  };
}

function moneyFigures({ yenPerHour }: Plan, { money, hours }: Answer, { words, locale }: Voice): Figure[] {
  const own = words.money;
  const frame = [
    { term: own.price, value: own.priceValue, how: own.howPrice },
    { term: own.maintenance, value: own.maintenanceValue, how: own.howMaintenance },
  ];
  if (!money.saved) return frame;
  const { payback } = money;
  const how = fill(own.howSaved, {
    hours: rangeText(hours.year.freed, locale),
    yen: numberText(yenPerHour ?? 0, locale),
  });
  const months = payback && rangeText({ low: payback.low, high: payback.high ?? payback.low }, locale);
  const value = () => {
    if (!months) return own.never;
    return fill(payback?.high === undefined ? own.paybackOpen : own.paybackValue, { months });
  };
  return [
    ...frame,
    { term: own.saved, value: fill(own.savedValue, { yen: rangeText(money.saved, locale) }), how },
    { term: own.payback, value: value(), how: own.howPayback },
  ];
}

const bringText = ({ id, steps = [], vessels = [] }: ToBring, voice: Voice): string =>
  fill(voice.words.bring[id], {
    steps: stepNames(steps, voice),
    vessels: listText(
      vessels.map((vessel) => voice.names.vessels[vessel]),
      voice,
    ),
  });
