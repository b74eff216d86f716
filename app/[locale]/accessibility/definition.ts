import { definePage } from '../../../lib/pages/define-page.ts';
import { accessibilitySchema } from './copy.ts';

export const accessibilityPage = definePage({
  path: '/accessibility',
  folder: 'accessibility',
  kind: 'legal',
  schema: accessibilitySchema,
  shared: ['parts.*.id'],
});
