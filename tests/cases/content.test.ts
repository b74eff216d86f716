import { caseSchema } from '@/lib/content/cases';
import { LOCALES } from '@/lib/i18n/locales';
import { entries } from '../words';

it.each(LOCALES)('the cases in %s come from the newest to the oldest', (locale) => {
  const dates = entries('cases', locale).map(({ data }) => data.date);
  expect(dates).toEqual([...dates].sort().reverse());
});

const { data } = entries('cases', 'en')[0]!;
it.each([
  ['a month of the year', { date: '2025-12' }, true],
  ['a thirteenth month', { date: '2025-13' }, false],
  ['a whole date', { date: '2025-04-19' }, false],
  ['an industry that the filter does not have', { industry: 'physics' }, false],
  ['no measure', { measures: [] }, false],
  ['a field nobody knows', { customer: 'Somebody' }, false],
  ['the id of a film', { videoId: 'a1B2-c3_D4e' }, true],
  ['the address of a film in place of its id', { videoId: 'https://youtu.be/a1B2-c3_D4e' }, false],
  ['a testimonial', { testimonial: { quote: 'Good.', author: 'A researcher' } }, true],
])('a case with %s: %j is accepted: %s', (_what, part, accepted) => {
  expect(caseSchema.safeParse({ ...data, ...part }).success).toBe(accepted);
});
