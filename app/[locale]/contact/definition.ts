import { definePage } from '../../../lib/pages/define-page.ts';
import { contactPageSchema } from './copy.ts';

export const contactPage = definePage({
  path: '/contact',
  folder: 'contact',
  kind: 'company',
  schema: contactPageSchema,
  graph: () => ({ kind: 'ContactPage' }),
});
