/**
 * Serial dilutions: which wells a sentence leads through, how much it moves and into what, and what a machine does of it.
 * What can be one series or several, and what says two amounts or two ways, is refused.
 */
import type { Locale } from '@/lib/i18n/locales';
import { isStep } from '@/lib/protocol/model';
import { understand } from '@/lib/protocol/understand';

/** The words that are refused, with the reason and what could be said there, or nothing. */
const refused = (text: string, locale: Locale = 'en') =>
  understand(text, locale).sentences.flatMap(({ issue }) =>
    issue ? [`${issue.reason} ${issue.hints.join()}: ${text.slice(issue.start, issue.end)}`] : [],
  );
const last = (text: string, locale: Locale = 'en') => {
  expect(refused(text, locale)).toEqual([]);
  return understand(text, locale).protocol.steps.at(-1);
};

it.each([
  // 1 + 64.2 / 10.7 is 7.000000000000001.
  [7, 'moving 10.7 µL into 64.2 µL of buffer'],
  [4, 'moving 50.1 µL into 150.3 µL of buffer'],
  [2, 'moving 0.07 µL into 0.07 µL of buffer'],
])('one part in %d: %s', (factor, words) => {
  const step = last(`Make a serial dilution from A1 to A4, ${words}.`);
  expect(step).toMatchObject({ factor, diluent: 'buffer' });
  expect(isStep(step)).toBe(true);
});

it.each<[text: string, refusal: string]>([
  // Part of the same wells, but of another plate.
  [
    'Serially dilute 1:2 from A1 to A6 of plate 1 across row A of plate 2, moving 50 µL.',
    'twice wells: row A of plate 2',
  ],
  [
    'Serially dilute 1:2 across A1 to A6 of plate 1 in row A of plate 2, moving 50 µL.',
    'twice wells: row A of plate 2',
  ],
  // From a column to itself is no way down it.
  ['Serially dilute 1:2 from columns 1 to 1, moving 50 µL.', 'missing wells: Serially dilute'],
])('nobody can tell which wells are meant: %s', (text, refusal) => expect(refused(text)).toEqual([refusal]));
