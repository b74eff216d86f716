/** The hours in words. Each sum begins with what was entered, so that it can be done again on paper. */
import { fill } from '../listing/fill.ts';
import type { Answer } from './answer.ts';
import type { Range } from './company-facts.ts';
import { hundredths } from './hundredths.ts';
import { figureOf, linked } from './linked-numbers.ts';
import { equalsSign, hoursText, just, quantityText, rangeText } from './number-text.ts';
import { phrase } from './phrase.ts';
import type { Plan } from './schema.ts';
import type { Figure, Voice } from './voice.ts';

/** Hours by name, each with its sum. */
export function hourFigures(plan: Plan, { hours, without, untimed }: Answer, voice: Voice): Figure[] {
  const { words, locale } = voice;
  const own = words.hours;
  const { week, year, waiting } = hours;
  // It decides where software does a part, and is no number as long as minutes of it are missing.
  const isMachineApart =
    without?.by !== 'software' &&
    untimed.length === 0 &&
    hours.machine.low + hours.machine.high < hours.freed.low + hours.freed.high;
  const minutes = (value: Range) => rangeText(value, locale, quantityText);
  const result = (value: Range) => ({
    hours: rangeText(value, locale),
    is: equalsSign(value, 1, voice),
  });
  const sum = (template: string, run: Range, value: Range) =>
    phrase(template, {
      minutes: minutes(run),
      runs: linked('runsPerWeek', quantityText(plan.runsPerWeek, locale)),
      weeks: linked('weeksPerYear', quantityText(plan.weeksPerYear, locale)),
      ...result(value),
    });
  const figure = (term: string, value: Range, sum: string): Figure =>
    figureOf(term, phrase(own.value, { hours: hoursText(value, voice) }), sum);
  const separator = locale === 'ja' ? '' : ' ';
  const sumWeek = [
    howFreed(hours, voice),
    ...(hours.after.high > hours.today ? [own.notBelow] : []),
    sum(own.howRuns, hours.freed, week.freed),
  ].join(separator);
  return [
    figure(own.today, just(week.today), sum(own.howRuns, just(hours.today), just(week.today))),
    figure(
      own.after,
      week.after,
      [howAfter(hours, voice), sum(own.howRuns, hours.after, week.after)].join(separator),
    ),
    figure(own.freedWeek, week.freed, sumWeek),
    figure(own.freedYear, year.freed, sum(own.howYear, hours.freed, year.freed)),
    figure(own.waiting, just(waiting.week), sum(own.howWaiting, just(waiting.run), just(waiting.week))),
    ...(isMachineApart
      ? [figure(own.machine, year.machine, sum(own.howYear, hours.machine, year.machine))]
      : []),
  ];
}

/** The minutes of a run that are freed. */
export function howFreed({ today, after }: Answer['hours'], { words, locale }: Voice): string {
  const minutes = (value: number) => quantityText(value, locale).replace('-', '−');
  // Also where it is less than nothing: the sum is to be done again.
  const [low, high] = [hundredths(today - after.high), hundredths(today - after.low)];
  return fill(words.hours.howWeek, {
    today: minutes(today),
    after: rangeText(after, locale, quantityText),
    // Beside a minus the sign of a range is read as another.
    freed:
      low < 0 && low < high
        ? fill(words.hours.below, { low: minutes(low), high: minutes(high) })
        : rangeText({ low, high }, locale, minutes),
  });
}

/** Which minutes of a run stay: those that are none go without saying. */
function howAfter({ minutes, setup, after }: Answer['hours'], { words, locale }: Voice): string {
  const own = words.hours;
  const kept: [template: string, minutes: Range][] = [
    [own.kept, just(minutes.keep)],
    [own.setup, just(setup)],
    [own.shared, { low: 0, high: minutes.share }],
    [own.prepared, { low: 0, high: minutes.prepare }],
  ];
  const parts = kept.flatMap(([template, range]) =>
    range.high > 0 ? [fill(template, { minutes: rangeText(range, locale, quantityText) })] : [],
  );
  if (parts.length === 0) return own.howAfterNone;
  return fill(parts.length === 1 ? own.howAfterOne : own.howAfterSum, {
    parts: parts.join(locale === 'ja' ? ' ＋ ' : ' + '),
    minutes: rangeText(after, locale, quantityText),
  });
}
