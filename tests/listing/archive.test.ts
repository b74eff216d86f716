import { archiveByMonth, neighbours, newest } from '@/lib/listing/archive';

const item = (date: string) => ({ date });
/** The months with the days of their items: `2025-04: 21 02`. */
const summary = (dates: string[]) =>
  archiveByMonth(dates.map(item)).map(
    ({ month, items }) => `${month}: ${items.map(({ date }) => date.slice(8)).join(' ')}`,
  );

describe('the monthly archive', () => {
  const TURN = ['2023-12-31', '2025-01-01', '2024-01-01'];
  it.each([
    ['is empty without news', [], []],
    ['groups by month', ['2025-04-21', '2025-04-02'], ['2025-04: 21 02']],
    ['has the newest month first, also at new year', TURN, ['2025-01: 01', '2024-01: 01', '2023-12: 31']],
    ['has the newest item of a month first', ['2025-04-02', '2025-04-21'], ['2025-04: 21 02']],
    ['keeps two years apart', ['2025-04-01', '2024-04-01'], ['2025-04: 01', '2024-04: 01']],
  ])('%s', (_sentence, dates, expected) => expect(summary(dates)).toEqual(expected));

  it('leaves the given list as it is', () => {
    const items = [item('2024-01-01'), item('2025-01-01')];
    archiveByMonth(items);
    expect(items.map(({ date }) => date)).toEqual(['2024-01-01', '2025-01-01']);
  });
});

it('the newest are three, whatever the order they come in', () => {
  const given = ['2025-01-01', '2025-09-01', '2024-01-01', '2025-05-01'].map(item);
  expect(newest(given)).toEqual(['2025-09-01', '2025-05-01', '2025-01-01'].map(item));
  expect(newest([item('2025-01-01')])).toHaveLength(1);
});

describe('the neighbours of a month', () => {
  const MONTHS = ['2025-04', '2025-02', '2024-12'];

  it.each([
    ['in the middle are both sides, empty months skipped', '2025-02', '2024-12', '2025-04'],
    ['at the new end are one', '2025-04', '2025-02', undefined],
    ['at the old end are one', '2024-12', undefined, '2025-02'],
    ['of a month without entries are none', '2025-03', undefined, undefined],
  ])('%s', (_sentence, month, older, newer) => {
    expect(neighbours(MONTHS, month)).toEqual({ older, newer });
  });
});
