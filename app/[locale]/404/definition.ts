import { definePage } from '../../../lib/pages/define-page.ts';
import { notFoundSchema } from './copy.ts';

/** What unknown addresses answer with; it is in no list of pages. */
export const lostPage = definePage({
  path: '/404',
  folder: 'not-found',
  kind: 'company',
  schema: notFoundSchema,
  shared: ['default.link.path', 'special.*.path', 'special.*.link.path'],
});
