import { addDays, addMonths, nextMonday, scheduleOf, todayInJapan } from '@/lib/desk-check/schedule';
import { FACTS } from './examples';

it.each([
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-11-23', 84, '2027-02-15'],
])('%s and %i days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected));

it.each([
  ['2026-11-23', 2, '2027-01-23'],
  ['2026-12-15', 0, '2026-12-15'],
  ['2026-12-15', 12, '2027-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2099-12-31', 6, '2100-06-30'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected));

it.each([
  ['a Monday', '2026-11-23', '2026-11-30'],
  ['a Tuesday', '2026-11-24', '2026-11-30'],
  ['a Wednesday', '2026-11-25', '2026-11-30'],
  ['a Thursday', '2026-11-26', '2026-11-30'],
  ['a Friday', '2026-11-27', '2026-11-30'],
  ['a Saturday', '2026-11-28', '2026-11-30'],
  ['a Sunday', '2026-11-29', '2026-11-30'],
  ['the last Thursday of a year', '2026-12-31', '2027-01-04'],
])('the Monday after %s', (_day, day, monday) => expect(nextMonday(day)).toBe(monday));

it.each([
  ['at noon in Greenwich', '2026-11-23T12:00:00Z', '2026-11-23'],
  ['a second before midnight in Japan', '2026-11-23T14:59:59Z', '2026-11-23'],
  ['at midnight in Japan', '2026-11-23T15:00:00Z', '2026-11-24'],
  ['at midnight in Greenwich', '2026-11-23T00:00:00Z', '2026-11-23'],
  ['at the new year in Japan', '2026-12-31T15:00:00Z', '2027-01-01'],
])('today in Japan %s', (_moment, now, day) => expect(todayInJapan(new Date(now))).toBe(day));

describe('a schedule', () => {
  it('without a start knows weeks alone', () => {
    expect(scheduleOf(undefined, FACTS)).toEqual({
      phases: [
        { from: 0, sure: 1, to: 1 },
        { from: 1, sure: 3, to: 3 },
        { from: 3, sure: 7, to: 11 },
        { from: 11, sure: 12, to: 12 },
      ],
      weeks: { low: 8, high: 12 },
    });
  });

  it('over the end of a year ends each phase on the day before the next', () => {
    const { phases, ready, delivery } = scheduleOf('2026-11-30', FACTS);
    expect(phases.map(({ days }) => days)).toEqual([
      { from: '2026-11-30', to: '2026-12-06' },
      { from: '2026-12-07', to: '2026-12-20' },
      { from: '2026-12-21', to: '2027-02-14' },
      { from: '2027-02-15', to: '2027-02-21' },
    ]);
    expect(ready).toEqual({ low: '2027-01-24', high: '2027-02-21' });
    expect(delivery).toBe('2027-05-30');
  });
});
