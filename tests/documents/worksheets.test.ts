/** @jest-environment node */

import { worksheets } from '@/app/documents/worksheets';
import { sourceOf } from '@/lib/content/source';
import { HURDLES, stepSchema } from '@/lib/desk-check/schema';
import { LOCALES } from '@/lib/i18n/locales';
import { content } from '../words';

it.each(LOCALES)('the worksheet in %s asks all of a step that the desk check asks', (locale) => {
  const sheet = worksheets(sourceOf(content, locale)).find(({ id }) => id === 'desk-check-worksheet');
  const [form] = sheet?.blocks.flatMap((block) => (block.type === 'form' ? block : [])) ?? [];
  // What makes a step harder shares a column.
  expect(form?.columns).toHaveLength(Object.keys(stepSchema.shape).length - HURDLES.length + 1);
});
