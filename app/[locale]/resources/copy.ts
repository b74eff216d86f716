/** Copy of the resource hub that the LabClone page links to (spec section 2, /services/lablockly). */
import { z } from 'zod';
import { closingAsk } from '../../../lib/content/closing-ask.ts';
import { internalPath, lines, pageHead, text } from '../../../lib/content/fields.ts';

export const resourcesSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines, text }),
  guide: z.strictObject({
    label: text,
    title: lines,
    text,
    audience: text,
    more: text,
    cover: z.strictObject({ label: text, title: lines, sheet: text }),
  }),
  library: z.strictObject({
    label: text,
    title: lines,
    items: z.array(z.strictObject({ name: lines, text, audience: text, link: internalPath })).min(1),
  }),
  prepare: z.strictObject({
    label: text,
    title: lines,
    text,
    items: z.array(z.strictObject({ title: lines, text })).min(1),
    note: text,
    back: text.describe('Link back to LabClone'),
  }),
  audience: text.describe('Word before the readers a resource is for'),
  ask: closingAsk,
});
export type ResourcesCopy = z.output<typeof resourcesSchema>;
