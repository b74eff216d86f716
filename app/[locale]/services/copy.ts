/** Copy of the services overview (spec section 2, /services): the projects, and the services around them. */
import { z } from 'zod';
import { closingAsk } from '../../../lib/content/closing-ask.ts';
import { internalPath, lines, pageHead, text } from '../../../lib/content/fields.ts';

const project = z.strictObject({
  name: text,
  kind: text.describe('What sort of thing it is, in a few words'),
  text,
  more: text.describe('Text of the details link; names the project'),
});

export const servicesSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines, text }),
  featured: z.strictObject({ label: text, project: project.extend({ link: internalPath }) }),
  projects: z.strictObject({
    label: text,
    title: lines,
    items: z
      .array(project.extend({ link: internalPath.optional().describe('None: the project is coming soon') }))
      .min(1),
  }),
  lab: z.strictObject({
    label: text,
    title: lines,
    text,
    items: z
      .array(
        z.strictObject({
          name: text,
          text,
          link: internalPath,
          status: z.enum(['trial', 'soon']).optional().describe('Badge: in trial or in preparation'),
        }),
      )
      .min(1),
  }),
  ask: closingAsk,
});
export type ServicesCopy = z.output<typeof servicesSchema>;
