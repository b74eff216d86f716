import { definePage } from '../../../lib/pages/define-page.ts';
import { siteId } from '../../../lib/seo/graph/place.ts';
import { aboutSchema } from './copy.ts';

export const aboutPage = definePage({
  path: '/about',
  folder: 'about',
  kind: 'company',
  schema: aboutSchema,
  graph: ({ site }) => ({ kind: 'AboutPage', main: siteId(site.siteUrl, 'organization') }),
});
