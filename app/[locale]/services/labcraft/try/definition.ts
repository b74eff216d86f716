import { definePage } from '../../../../../lib/pages/define-page.ts';
import { labcraftPage } from '../definition.ts';
import { trySchema } from './copy.ts';

export const tryPage = definePage({
  path: '/services/labcraft/try',
  folder: 'labcraft-studio',
  kind: 'service',
  tool: true,
  parent: labcraftPage,
  schema: trySchema,
});
