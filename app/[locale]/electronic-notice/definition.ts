import { definePage } from '../../../lib/pages/define-page.ts';
import { electronicNoticeSchema } from './copy.ts';

export const electronicNoticePage = definePage({
  path: '/electronic-notice',
  folder: 'electronic-notice',
  kind: 'legal',
  schema: electronicNoticeSchema,
});
