/** @jest-environment node */

import { exampleSheets } from '@/app/documents/example-sheets';
import { sourceOf } from '@/lib/content/source';
import { content, entries } from '../words';

const [example] = entries('examples', 'en');

it.each([
  [1, 1, '1 month'],
  [1, 2, '1–2 months'],
  [2, 2, '2 months'],
])('an example of %d to %d months says "%s"', (from, to, text) => {
  const source = sourceOf(content, 'en');
  const { switches } = source.site;
  const [sheet] = exampleSheets({
    ...source,
    site: { ...source.site, switches: { ...switches, labneeds: 'open' } },
    list: (() => [{ ...example, data: { ...example?.data, period: { from, to } } }]) as never,
  });
  const [facts] = sheet?.blocks.filter(({ type }) => type === 'facts') ?? [];
  expect(facts).toMatchObject({ rows: [{}, ['Duration', text], {}] });
});
