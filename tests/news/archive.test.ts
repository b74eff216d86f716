import { archiveByMonth } from '@/lib/news/archive';

const item = (date: string) => ({ date });
const summary = (dates: string[]) =>
  archiveByMonth(dates.map(item)).map(({ month, items }) => [month, items.map(({ date }) => date.slice(8))]);

describe('the monthly archive', () => {
  it.each([
    ['is empty without news', [], []],
    ['groups by month', ['2025-04-21', '2025-04-02'], [['2025-04', ['21', '02']]]],
    [
      'has the newest month first, over the turn of the year',
      ['2023-12-31', '2025-01-01', '2024-01-01'],
      [
        ['2025-01', ['01']],
        ['2024-01', ['01']],
        ['2023-12', ['31']],
      ],
    ],
    ['has the newest item of a month first', ['2025-04-02', '2025-04-21'], [['2025-04', ['21', '02']]]],
    [
      'keeps the same month of two years apart',
      ['2025-04-01', '2024-04-01'],
      [
        ['2025-04', ['01']],
        ['2024-04', ['01']],
      ],
    ],
  ])('%s', (_sentence, dates, expected) => {
    expect(summary(dates)).toEqual(expected);
  });

  it('leaves the given list as it is', () => {
    const items = [item('2024-01-01'), item('2025-01-01')];
    archiveByMonth(items);
    expect(items.map(({ date }) => date)).toEqual(['2024-01-01', '2025-01-01']);
  });
});
