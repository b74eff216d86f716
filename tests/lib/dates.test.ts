import { formatDate } from '../../lib/dates.ts';

describe('dates of the content', () => {
  it.each([
    ['2025-04-19', 'ja', '2025年4月19日'],
    ['2025-04-19', 'en', '19 April 2025'],
    ['2023-11-01', 'ja', '2023年11月1日'],
    ['2024-12-31', 'en', '31 December 2024'],
    ['2025-04', 'ja', '2025年4月'],
    ['2025-04', 'en', 'April 2025'],
  ] as const)('%s reads in %s as %s', (date, locale, text) => {
    expect(formatDate(date, locale)).toBe(text);
  });

  it.each([
    ...['', '2025', '2025-13-01', '2025-00-10', '2025-01-00', '19 April 2025'],
    ...['2025-4-1', '12025-04-01', '2025-04-01T00:00'],
  ])('refuses "%s"', (date) => {
    expect(() => formatDate(date, 'ja')).toThrow(`not a date (YYYY-MM-DD): ${date}`);
  });

  it('does not depend on the time zone of the machine', () => {
    const zone = process.env.TZ;
    for (const tz of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Tokyo']) {
      process.env.TZ = tz;
      expect(formatDate('2025-01-01', 'ja')).toBe('2025年1月1日');
    }
    process.env.TZ = zone;
  });
});
