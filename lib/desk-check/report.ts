/** The answer in words: every number with how it came, every verdict with its reasons. */
import { formatDate } from '../dates.ts';
import { fill } from '../listing/fill.ts';
import type { Answer } from './answer.ts';
import { armTexts } from './arm-text.ts';
import type { ToBring } from './bring.ts';
import { hourFigures } from './hour-figures.ts';
import { moneyFigures, moneyVerdict } from './money-figures.ts';
import { hoursText, rangeText } from './number-text.ts';
import { phrase } from './phrase.ts';
import type { Plan } from './schema.ts';
import { listText, operationName, stepName, stepNames } from './step-text.ts';
import type { StepVerdict } from './verdicts.ts';
import type { Voice } from './voice.ts';
import { FEW_HOURS, isCounted, isTimed } from './worth.ts';

export type Report = ReturnType<typeof reportOf>;

/** Puts an answer into words. */
export function reportOf(plan: Plan, answer: Answer, voice: Voice) {
  const { words } = voice;
  const worth = worthText(answer, voice);
  const arm = armTexts(plan, answer, voice);
  const isForMachine = needsAMachine(answer);
  // Where nobody has said a minute, or how often, there is nothing to be said of hours: not that they are none.
  const hasHours = isTimed(plan) && isCounted(plan);
  const steps = stepTexts(plan, answer, voice);
  const handed = steps.filter(({ verdict }) => verdict && verdict !== 'keep').length;
  return {
    /** The verdict on the whole, and what would change it. */
    worth,
    changes: changeTexts(answer, voice),
    /** Each step with what becomes of it, in full and in brief, and why. */
    steps,
    hours: hasHours ? hourFigures(plan, answer, voice) : [],
    arm,
    schedule: isForMachine ? scheduleTexts(answer, voice) : { phases: [], lines: [] },
    /** What the money says, apart from the time, and its figures. */
    money: {
      verdict: moneyVerdict(plan, answer, voice),
      figures: isForMachine ? moneyFigures(plan, answer, voice) : [],
      small: words.money.small,
    },
    bring: answer.bring.map((item) => bringText(item, voice)),
    /** The answer in one sentence or two, for screen readers, which announce it when it changes. */
    summary: hasHours
      ? phrase(words.answer.summary, {
          verdict: worth,
          n: handed,
          hours: hoursText(answer.hours.week.freed, voice),
          arm: arm.decision,
        })
      : worth,
  };
}

/** Whether there is something to build: prices and durations are those of machines. An empty plan may become anything. */
const needsAMachine = ({ arm, worth, without }: Answer): boolean =>
  arm !== undefined || (worth.verdict === 'empty' && !without);

function stepTexts({ steps }: Plan, { verdicts }: Answer, voice: Voice) {
  const { words, names, locale } = voice;
  return steps.map(({ operation, handsOn, waiting }, index) => {
    const found: StepVerdict = verdicts[index] ?? { verdict: 'share', reasons: [] };
    // Where nothing is said of a step, nothing speaks against a machine; that is no verdict yet.
    const isSaid = operation || handsOn !== undefined || waiting !== undefined || found.verdict !== 'hand';
    const { verdict, reasons } = isSaid ? found : { verdict: undefined, reasons: [] };
    return {
      name: stepName(index, voice),
      operation: operationName(operation, names),
      verdict,
      verdictName: verdict ? words.verdicts[verdict] : '–',
      brief: verdict ? words.verdicts.brief[verdict] : '–',
      reasons: reasons.map((reason) => words.reasons[reason]).join(locale === 'ja' ? '' : ' '),
    };
  });
}

function worthText({ worth, hours }: Answer, voice: Voice): string {
  const { worth: own } = voice.words;
  if (worth.verdict === 'depends' && worth.byMachine)
    return phrase(own.dependsByMachine, { hours: hoursText(hours.year.machine, voice) });
  if (worth.verdict === 'untimed') return fill(own.untimed, { steps: stepNames(worth.steps, voice) });
  return phrase(own[worth.verdict === 'notYet' ? worth.why : worth.verdict], { hours: FEW_HOURS });
}

/** What would change a "not yet". */
function changeTexts({ worth, verdicts }: Answer, voice: Voice): string[] {
  if (worth.verdict !== 'notYet') return [];
  const { words } = voice;
  // Brought to the bench, a step that a person decides stays with that person, unless the decision goes as well.
  const apart = verdicts.some(
    ({ reasons }) => reasons.includes('elsewhere') && (reasons.length === 1 || worth.steps?.length),
  );
  return [
    ...(worth.runs === undefined
      ? []
      : [
          phrase(words.worth[worth.why === 'fewByMachine' ? 'runsByMachine' : 'runs'], {
            n: worth.runs,
            hours: FEW_HOURS,
          }),
        ]),
    ...(worth.steps?.length ? [fill(words.worth.criteria, { steps: stepNames(worth.steps, voice) })] : []),
    ...(worth.why === 'setup' ? [words.worth.together] : []),
    ...(apart ? [words.worth.place] : []),
  ];
}

function scheduleTexts({ schedule }: Answer, { words, locale }: Voice) {
  const own = words.schedule;
  const day = (date: string) => formatDate(date, locale);
  const { weeks, ready, delivery } = schedule;
  return {
    phases: schedule.phases.map((phase, index) => ({
      name: own.names[index] ?? '',
      weeks: phrase(own.weeks, {
        weeks: rangeText({ low: phase.sure - phase.from, high: phase.to - phase.from }, locale),
      }),
      days: phase.days && fill(own.days, { from: day(phase.days.from), to: day(phase.days.to) }),
    })),
    lines: [
      ready ? fill(own.ready, { low: day(ready.low), high: day(ready.high) }) : phrase(own.readyWeeks, weeks),
      delivery ? fill(own.publishedDays, { to: day(delivery) }) : own.published,
    ],
  };
}

const bringText = ({ id, steps = [], vessels = [] }: ToBring, voice: Voice): string =>
  fill(voice.words.bring[id], {
    steps: stepNames(steps, voice),
    vessels: listText(
      vessels.map((vessel) => voice.names.vessels[vessel]),
      voice,
    ),
  });
