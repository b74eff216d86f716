import { MAINTENANCE, type Range } from '@/lib/desk-check/company-facts';
import type { Hours } from '@/lib/desk-check/hours';
import { type Money, moneyOf, type Payback } from '@/lib/desk-check/money';
import { FACTS, plan } from './examples';

const { price } = FACTS;

/** Hours that a machine frees in a year, and beside it software. */
const freeing = (machine: Range, software = 0) =>
  ({ year: { machine, freed: { low: machine.low + software, high: machine.high + software } } }) as Hours;

/** What so many hours freed in a year come to. */
const moneyFor = (freed: Range, yenPerHour?: number) =>
  moneyOf(plan(yenPerHour === undefined ? {} : { yenPerHour }), freeing(freed), FACTS);

const never: Payback = {};
/** Saved, and months to pay back: without a plan, and with each of the three. */
const back = ([low, high]: [number, number], ...months: Payback[]): Omit<Money, 'price'> => ({
  saved: { low, high },
  payback: months.map((one, at) => {
    const plan = MAINTENANCE[at - 1];
    return { ...(plan && { plan }), months: one };
  }),
});

it.each<[rule: string, freed: Range, yenPerHour: number | undefined, money: Omit<Money, 'price'>]>([
  ['without an hourly cost there is the price alone', { low: 60, high: 120 }, undefined, {}],
  [
    'an hour that costs nothing saves nothing',
    { low: 60, high: 120 },
    0,
    back([0, 0], never, never, never, never),
  ],
  [
    // 9 minutes, 3 times a week for 47 weeks: 21.15 hours, 63,661.5 yen.
    'half a yen is one, as on paper',
    { low: 21.15, high: 21.15 },
    3010,
    back([63_662, 63_662], { low: 189, high: 1131 }, never, never, never),
  ],
  ['no hours freed pay nothing back', { low: 0, high: 0 }, 5000, back([0, 0], never, never, never, never)],
  [
    'hours that may be none pay back from some month on, or never',
    { low: 0, high: 100 },
    3000,
    back([0, 300_000], { low: 40 }, never, never, never),
  ],
  [
    'a range of hours is a range of months, from the least cost to the most; a plan as dear as the saving never pays',
    { low: 60, high: 120 },
    5000,
    back([300_000, 600_000], { low: 20, high: 240 }, never, never, never),
  ],
  [
    'within the free year no plan counts',
    { low: 200, high: 200 },
    5000,
    // 6,000,000 ÷ 1,000,000; (6,000,000 − 600,000) ÷ (1,000,000 − 600,000); a plan of 1,200,000 takes more than is saved.
    back([1_000_000, 1_000_000], { low: 12, high: 72 }, { low: 12, high: 162 }, { low: 12 }, { low: 12 }),
  ],
  [
    // (1,000,000 − 600,000) ÷ (900,000 − 600,000) × 12 = 16; (6,000,000 − 600,000) ÷ 300,000 × 12 = 216.
    'after the free year a plan is taken from cost and saving',
    { low: 180, high: 180 },
    5000,
    back([900_000, 900_000], { low: 14, high: 80 }, { low: 16, high: 216 }, never, never),
  ],
  [
    'part of a month is a month',
    { low: 100, high: 100 },
    3500,
    back([350_000, 350_000], { low: 35, high: 206 }, never, never, never),
  ],
  [
    'whole months are not one more',
    { low: 96, high: 96 },
    5000,
    back([480_000, 480_000], { low: 25, high: 150 }, never, never, never),
  ],
  [
    'an hour costs what was entered, to two decimals',
    { low: 100, high: 100 },
    2500.5,
    back([250_050, 250_050], { low: 48, high: 288 }, never, never, never),
  ],
  [
    'yen are whole',
    { low: 100 / 3, high: 200 / 3 },
    1000,
    back([33_333, 66_667], { low: 180, high: 2161 }, never, never, never),
  ],
  [
    'what is less than a yen a year is nothing',
    { low: 1e-9, high: 1e-9 },
    5000,
    back([0, 0], never, never, never, never),
  ],
])('%s', (_rule, freed, yenPerHour, money) => {
  // An end that never comes is missing, not there without a value.
  expect(moneyFor(freed, yenPerHour)).toStrictEqual({ price, ...money });
});

it('software is saved as a machine is, and paid back by nothing: the price is that of machines', () => {
  const told = (hours: Hours, by: 'software' | 'device') =>
    moneyOf(plan({ yenPerHour: 5000 }), hours, FACTS, { by, operations: [] });
  const saved = { low: 300_000, high: 600_000 };
  expect(told(freeing({ low: 0, high: 60 }, 60), 'software')).toStrictEqual({ price, saved });
  expect(told(freeing({ low: 60, high: 120 }), 'device')).toEqual(moneyFor({ low: 60, high: 120 }, 5000));
});

it('what software frees beside a machine pays no machine back', () => {
  const beside = moneyOf(plan({ yenPerHour: 5000 }), freeing({ low: 60, high: 120 }, 500), FACTS);
  expect(beside).toEqual(moneyFor({ low: 60, high: 120 }, 5000));
});
