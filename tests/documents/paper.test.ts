/** @jest-environment node */

import { documentRecords } from '@/app/documents/documents';
import { figureDays } from '@/app/documents/record';
import { sourceText } from '@/build/prepare/documents/paper';
import { sourceOf } from '@/lib/content/source';
import { formatDate } from '@/lib/dates';
import { content } from '../words';

const DAY = '2026-03-03';
const context = sourceOf(content, 'en');
const records = documentRecords(context);
function printed(id: string) {
  const record = records.find((one) => one.id === id)!;
  const dated = figureDays({ facts: content.facts, pages: {} }, record, 'en') !== undefined;
  return sourceText({
    record,
    context,
    days: dated ? { date: DAY, changed: '2026-05-05' } : undefined,
    pictures: () => ({ file: '/picture.svg', alt: 'a' }),
    code: () => '/code.svg',
  });
}

it.each([
  ['arm-small', true],
  ['privacy', false],
  ['automation-guide', false],
  [`case-${content.collections.cases[0]?.id}`, false],
  ['interview-worksheet', false],
])('the day of the figures stands on %s: %s', (id, stands) => {
  expect(printed(id).includes(`date: "${formatDate(DAY, 'en')}"`)).toBe(stands);
});

it.each([
  ['desk-check-worksheet', 'pages/documents'],
  ['interview-worksheet', 'pages/whitepaper'],
  ['safety-questions', 'pages/labcraft'],
  ['company-profile', 'site.json'],
  ['terms', 'site.json'],
])('%s is dated by %s as well', (id, source) => {
  expect(records.find((record) => record.id === id)?.sources).toContain(source);
});

describe('the days of a document', () => {
  const entry = (date: string, rest: object) => ({ source: 'a', date, ...rest });
  const facts = {
    data: {
      elsewhere: entry('2026-01-09', { value: 2 }),
      silent: entry('2026-01-08', { pages: ['pages/maintenance'] }),
      said: entry('2026-01-07', { pages: ['pages/documents'], until: { ja: 'a', en: 'a' } }),
      named: entry('2026-01-06', { value: 2 }),
      old: entry('2026-01-03', { value: 1 }),
      founded: entry('2026-01-02', { value: '2025-05-01' }),
    },
  };
  const says = (text: string) => ({ en: { source: { value: { items: [{ text }] } } } });
  const daysOf = (copy: string, own = {}) =>
    figureDays(
      { facts, pages: { maintenance: says(copy), documents: says('{{said}}') } } as never,
      { kind: 'plans', page: '/services/maintenance', ...own },
      'en',
    );

  it('on paper are that of the oldest figure, not that of a question or another day', () => {
    expect(daysOf('{{named}}')?.date).toBe('2026-01-03');
  });

  it.each([
    ['the newest that its page names', '{{old}} {{named|yen}} {{silent|answer}}', {}, '2026-01-06'],
    ['the newest of its own words', '{{named}}', { sources: ['pages/documents', 'site.json'] }, '2026-01-07'],
    ['that on paper, where none is named', 'a', {}, '2026-01-03'],
  ])('for machines are %s', (_what, copy, own, day) => {
    expect(daysOf(copy, own)?.changed).toBe(day);
  });

  it.each([{ kind: 'legal' as const }, { sample: 'a' }])('are none of a document as %j', (own) => {
    expect(daysOf('{{named}}', own)).toBeUndefined();
  });
});
