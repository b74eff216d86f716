import { definePage } from '../../../lib/pages/define-page.ts';
import { planPageSchema } from './copy.ts';

export const planPage = definePage({
  path: '/plan',
  folder: 'desk-check',
  kind: 'service',
  schema: planPageSchema,
  shared: [
    'presets.*.id',
    'presets.*.pages',
    'presets.*.plan',
    'names.operations.*.id',
    'names.operations.*.term',
    'names.minutes',
  ],
  references: ({ names }) =>
    names.operations.flatMap(({ term }, index) =>
      term ? [{ field: `names.operations.${index}.term`, collection: 'glossary' as const, id: term }] : [],
    ),
});
