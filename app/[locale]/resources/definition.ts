import { definePage } from '../../../lib/pages/define-page.ts';
import { resourcesSchema } from './copy.ts';

export const resourcesPage = definePage({
  path: '/resources',
  folder: 'resources',
  kind: 'document',
  schema: resourcesSchema,
  shared: ['library.items.*.link'],
});
