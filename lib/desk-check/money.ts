/** The published frame of costs, and what the freed hours are worth where the visitor says what an hour costs. */
import type { CompanyFacts, MaintenanceId, Range } from './company-facts.ts';
import type { Hours } from './hours.ts';
import type { Plan } from './schema.ts';
import type { WithoutArm } from './without-arm.ts';

export const MONTHS_A_YEAR = 12;
/** More are shown as "over ten years": the scale of what pays back ends there. */
export const LONGEST_MONTHS = 120;

/** Months until a development has paid for itself, at least and at most; an end that is missing never comes. */
export type Payback = { low?: number; high?: number };

export type Money = {
  /** Yen of the development. */
  price: Range;
  /** Whole yen a year that the freed hours cost today: those that a machine frees, or where there is none, software. */
  saved?: Range;
  /** Without a maintenance plan, and with each; nothing of it for software, since the published cost is that of machines. */
  payback?: { plan?: MaintenanceId; months: Payback }[];
};

/** What is divided to get the months to pay back: the cost by the saving of a year, in yen. */
export type PaybackTerms = { cost: number; saved: number; withPlan: boolean };

/**
 * Maintenance is free in the first year. Where what is saved in that time does not pay for the cost, a year of the plan
 * is taken from both.
 */
export function paybackTerms(
  cost: number,
  saved: number,
  yearlyPlan: number,
  freeMonths: number,
): PaybackTerms {
  if (yearlyPlan === 0 || cost * MONTHS_A_YEAR <= saved * freeMonths) return { cost, saved, withPlan: false };
  return {
    cost: cost - (yearlyPlan * freeMonths) / MONTHS_A_YEAR,
    saved: saved - yearlyPlan,
    withPlan: true,
  };
}

/** Whole months until a saving has paid for a cost; nothing where it never does. */
const monthsToPayBack = ({ cost, saved }: PaybackTerms): number | undefined =>
  saved > 0 ? Math.ceil((cost * MONTHS_A_YEAR) / saved) : undefined;

/** The freed hours that are paid for: input at a screen pays no machine back. */
export const paidHours = (
  { freed, machine }: Pick<Hours, 'freed' | 'machine'>,
  without?: WithoutArm,
): Range => (without?.by === 'software' ? freed : machine);

/** A number without what floating point adds or takes, which would round an exact half down. */
const withoutDust = (value: number): number => Number(value.toPrecision(14));

/** The costs of a plan; what is saved and paid back only with an hourly cost. */
export function moneyOf(
  { yenPerHour }: Plan,
  { year }: Hours,
  { price, maintenance, freeMonths }: CompanyFacts,
  without?: WithoutArm,
): Money {
  if (yenPerHour === undefined) return { price };
  const yen = (hours: number) => Math.round(withoutDust(hours * yenPerHour));
  const { low, high } = paidHours(year, without);
  const saved = { low: yen(low), high: yen(high) };
  if (without?.by === 'software') return { price, saved };
  const paidBack = (monthly: number): Payback => {
    const months = (cost: number, aYear: number) =>
      monthsToPayBack(paybackTerms(cost, aYear, monthly * MONTHS_A_YEAR, freeMonths));
    const [low, high] = [months(price.low, saved.high), months(price.high, saved.low)];
    return { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
  };
  return {
    price,
    saved,
    payback: [
      { months: paidBack(0) },
      ...maintenance.map(({ id, monthly }) => ({ plan: id, months: paidBack(monthly) })),
    ],
  };
}
