import { definePage } from '../../../lib/pages/define-page.ts';
import { teamSchema } from './copy.ts';

export const teamPage = definePage({
  path: '/team',
  folder: 'team',
  kind: 'company',
  schema: teamSchema,
  shared: ['crew.rows.*.shares'],
});
