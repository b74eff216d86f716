import { definePage } from '../../../lib/pages/define-page.ts';
import { whitepaperSchema } from './copy.ts';

export const whitepaperPage = definePage({
  path: '/whitepaper',
  folder: 'whitepaper',
  kind: 'document',
  schema: whitepaperSchema,
  shared: ['guide.parts.*.chapters.*.drawing', 'guide.parts.*.chapters.*.id'],
});
