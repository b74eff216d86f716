/** @jest-environment node */

import { documentRecords } from '@/app/documents/documents';
import { figuresDay } from '@/app/documents/record';
import { sourceText } from '@/build/prepare/documents/paper';
import { sourceOf } from '@/lib/content/source';
import { formatDate } from '@/lib/dates';
import { content } from '../words';

const DAY = '2026-03-03';
const context = sourceOf(content, 'en');
const printed = (id: string) =>
  sourceText({
    record: documentRecords(context).find((record) => record.id === id)!,
    context,
    date: DAY,
    pictures: () => ({ file: '/picture.svg', alt: 'a' }),
    code: () => '/code.svg',
  });

it.each([
  ['arm-small', true],
  ['privacy', false],
  [`case-${content.collections.cases[0]?.id}`, false],
  ['interview-worksheet', false],
])('the day of the figures stands on %s: %s', (id, stands) => {
  expect(printed(id).includes(`date: "${formatDate(DAY, 'en')}"`)).toBe(stands);
});

it('the day is that of the oldest figure, not that of a question or another day', () => {
  const entry = (date: string, rest: object) => ({ source: 'a', date, ...rest });
  const facts = {
    new: entry('2026-01-04', { value: 2 }),
    old: entry('2026-01-03', { value: 1 }),
    founded: entry('2026-01-02', { value: '2025-05-01' }),
    asked: entry('2026-01-01', { pages: ['pages/about'] }),
  };
  expect(figuresDay(facts)).toBe('2026-01-03');
});
