import type { Range } from '@/lib/plan/company-facts';
import type { Hours } from '@/lib/plan/hours';
import { type Money, moneyOf } from '@/lib/plan/money';
import { FACTS, plan } from './examples';

const { price } = FACTS;

/** What so many hours freed in a year come to. */
const moneyFor = (freed: Range, yenPerHour?: number) =>
  moneyOf(plan(yenPerHour === undefined ? {} : { yenPerHour }), { year: { freed } } as Hours, FACTS);

it.each<[rule: string, freed: Range, yenPerHour: number | undefined, money: Omit<Money, 'price'>]>([
  ['without an hourly cost there is the price alone', { low: 60, high: 120 }, undefined, {}],
  ['an hour that costs nothing is none', { low: 60, high: 120 }, 0, {}],
  ['no hours freed pay nothing back', { low: 0, high: 0 }, 5000, { saved: { low: 0, high: 0 } }],
  [
    'hours that may be none pay back from some month on',
    { low: 0, high: 100 },
    3000,
    { saved: { low: 0, high: 300_000 }, payback: { low: 40 } },
  ],
  [
    'a range of hours is a range of months, from the least cost to the most',
    { low: 60, high: 120 },
    5000,
    { saved: { low: 300_000, high: 600_000 }, payback: { low: 20, high: 240 } },
  ],
  [
    'part of a month is a month',
    { low: 100, high: 100 },
    3500,
    { saved: { low: 350_000, high: 350_000 }, payback: { low: 35, high: 206 } },
  ],
  [
    'whole months are not one more',
    { low: 96, high: 96 },
    5000,
    { saved: { low: 480_000, high: 480_000 }, payback: { low: 25, high: 150 } },
  ],
  [
    'yen are whole',
    { low: 100 / 3, high: 200 / 3 },
    1000,
    { saved: { low: 33_333, high: 66_667 }, payback: { low: 180, high: 2161 } },
  ],
  [
    'what is less than a yen a year is nothing',
    { low: 1e-9, high: 1e-9 },
    5000,
    { saved: { low: 0, high: 0 } },
  ],
])('%s', (_rule, freed, yenPerHour, money) => {
  expect(moneyFor(freed, yenPerHour)).toEqual({ price, ...money });
});
