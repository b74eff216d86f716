import { definePage } from '../../../lib/pages/define-page.ts';
import { searchPageSchema } from './copy.ts';

export const searchPage = definePage({
  path: '/search',
  folder: 'search',
  kind: 'company',
  group: 'reading',
  guide: 'more',
  schema: searchPageSchema,
});
