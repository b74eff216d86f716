/** Costs and savings in words. */
import { fill } from '../listing/fill.ts';
import type { Answer } from './answer.ts';
import type { CompanyFacts, MaintenanceId } from './company-facts.ts';
import { figureOf, linked } from './linked-numbers.ts';
import { LONGEST_MONTHS, MONTHS_A_YEAR, type Money, type Payback, paidHours, paybackTerms } from './money.ts';
import { about, equalsSign, just, quantityText, rangeText, roundedUp } from './number-text.ts';
import { phrase } from './phrase.ts';
import type { Plan } from './schema.ts';
import { sentencesText, stepNames } from './step-text.ts';
import type { Figure, Voice } from './voice.ts';

/** The published frame, and with an hourly cost what is saved and when that has paid for the development. */
export function moneyFigures(plan: Plan, answer: Answer, voice: Voice): Figure[] {
  const { money, frame } = answer;
  const { words } = voice;
  const own = words.money;
  const published = [
    figureOf(own.price, own.priceValue, own.howPrice),
    figureOf(own.maintenance, own.maintenanceValue, own.howMaintenance),
  ];
  const { payback = [] } = money;
  return [
    ...published,
    ...savedFigure(plan, answer, voice),
    ...payback.map(({ plan: with_, months }) =>
      figureOf(
        with_ ? fill(own.paybackWith, { plan: own.plans[with_] }) : own.payback,
        paybackText(months, voice),
        howPayback({ money, frame }, with_, voice),
      ),
    ),
  ];
}

/** The labour cost saved in a year, of which there is none where nobody has said what an hour costs. */
export function savedFigure(plan: Plan, { money, hours, without }: Answer, voice: Voice): Figure[] {
  const { words, locale } = voice;
  const own = words.money;
  const { saved } = money;
  if (!saved) return [];
  const { yenPerHour: cost = 0 } = plan;
  const yen = rangeText(saved, locale);
  const [run, { low, high }] = [paidHours(hours, without), paidHours(hours.year, without)];
  const exact = { low: low * cost, high: high * cost };
  const sum = phrase(own.howSaved, {
    minutes: rangeText(run, locale, quantityText),
    runs: linked('runsPerWeek', quantityText(plan.runsPerWeek, locale)),
    weeks: linked('weeksPerYear', quantityText(plan.weeksPerYear, locale)),
    cost: linked('yenPerHour', quantityText(cost, locale)),
    is: equalsSign(exact, 0, voice),
    yen,
  });
  return [
    figureOf(
      own.saved,
      about(fill(own.savedValue, { yen }), exact, 0, voice),
      run.high < hours.freed.high ? sentencesText([sum, own.byMachine], voice) : sum,
    ),
  ];
}

/** From so many months to so many; over ten years, or never. */
function paybackText({ low, high }: Payback, { words, locale }: Voice): string {
  const own = words.money;
  if (low !== undefined && high !== undefined && high <= LONGEST_MONTHS)
    return phrase(own.months, { n: rangeText({ low, high }, locale) });
  const end = (months: number | undefined) =>
    months === undefined
      ? own.never
      : months > LONGEST_MONTHS
        ? own.overTen
        : phrase(own.months, { n: quantityText(months, locale) });
  const [from, to] = [end(low), end(high)];
  if (from === to) return from;
  return fill(high === undefined ? own.paybackOpen : own.paybackValue, { from, to });
}

/** What the money says, apart from the time. */
export function moneyVerdict(plan: Plan, answer: Answer, voice: Voice): string {
  const { money, hours, without, worth, untimed, isSavingOpen } = answer;
  const { words, locale } = voice;
  const own = words.money;
  const { saved, payback = [] } = money;
  if (without?.by === 'software')
    return [
      own.software,
      ...savedFigure(plan, answer, voice).map(({ term, how }) =>
        fill(words.sheet.costLine, { term, value: how }),
      ),
    ].join(locale === 'ja' ? '' : ' ');
  if (worth.verdict === 'notYet' && worth.why === 'nothing') return own.nothing;
  // The answer asks for what is missing; where it does not, since the time is enough without it, the cost does.
  if (isSavingOpen)
    return worth.verdict === 'yes' ? fill(own.untimed, { steps: stepNames(untimed, voice) }) : '';
  if (paidHours(hours.year, without).high === 0 || saved?.high === 0) return own.nothing;
  if (!saved) return own.unknown;
  const [alone, cheapest, ...others] = payback.map(({ months }) => months);
  const dearest = others.at(-1) ?? cheapest;
  const ends: Payback = { low: cheapest?.low, high: dearest?.high };
  return fill(own.verdict, { without: paybackText(alone ?? {}, voice), with: paybackText(ends, voice) });
}

/** Both ends, each from the yen that are printed. */
function howPayback(
  { money, frame }: { money: Money; frame: Pick<CompanyFacts, 'maintenance' | 'freeMonths'> },
  plan: MaintenanceId | undefined,
  voice: Voice,
): string {
  const { words, locale } = voice;
  const own = words.money;
  const { saved = just(0), price } = money;
  const yearly = (frame.maintenance.find(({ id }) => id === plan)?.monthly ?? 0) * MONTHS_A_YEAR;
  const yen = (value: number) => quantityText(value, locale);
  const quotient = (cost: number, aYear: number) => {
    const months = (cost * MONTHS_A_YEAR) / aYear;
    return phrase(own.howMonths, {
      ...{ cost: yen(cost), saved: yen(aYear), months: yen(Math.ceil(months)) },
      ...roundedUp(months, 0, voice),
    });
  };
  const end = (cost: number, aYear: number): string[] => {
    const terms = paybackTerms(cost, aYear, yearly, frame.freeMonths);
    const sum = terms.saved > 0 ? [quotient(terms.cost, terms.saved)] : [];
    if (!terms.withPlan) return sum.length > 0 ? sum : [own.howNoSaving];
    const values = { cost: yen(cost), saved: yen(aYear), plan: yen(yearly) };
    if (sum.length === 0) return [fill(own.howNever, { saved: values.saved, plan: values.plan })];
    return [fill(own.howLess, { ...values, rest: yen(terms.cost), net: yen(terms.saved) }), ...sum];
  };
  return [
    plan ? own.howPlan : own.howPayback,
    ...new Set([...end(price.low, saved.high), ...end(price.high, saved.low)]),
  ].join(locale === 'ja' ? '' : ' ');
}
