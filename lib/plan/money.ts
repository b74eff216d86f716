/** The published frame of costs, and what the freed hours are worth where the visitor says what an hour costs. */
import type { CompanyFacts, Range } from './company-facts.ts';
import type { Hours } from './hours.ts';
import type { Plan } from './schema.ts';

const MONTHS_A_YEAR = 12;

export type Money = {
  /** Yen of the development. */
  price: Range;
  /** Whole yen a year that the freed hours cost today. */
  saved?: Range;
  /** Months until the development has paid for itself; `high` is missing where the hours may be none. */
  payback?: { low: number; high?: number };
};

/** The costs of a plan; what is saved and paid back only with an hourly cost and freed hours. */
export function moneyOf({ yenPerHour }: Plan, { year }: Hours, { price }: CompanyFacts): Money {
  if (!yenPerHour) return { price };
  const yen = (hours: number) => Math.round(hours * yenPerHour);
  const saved = { low: yen(year.freed.low), high: yen(year.freed.high) };
  if (saved.high === 0) return { price, saved };
  const months = (cost: number, aYear: number) => Math.ceil((cost / aYear) * MONTHS_A_YEAR);
  const low = months(price.low, saved.high);
  return {
    price,
    saved,
    payback: saved.low > 0 ? { low, high: months(price.high, saved.low) } : { low },
  };
}
