/** Copy of the 404 page: one message for unknown addresses, others for unknown cases, examples and posts. */
import { z } from 'zod';
import { internalPath, lines, pageHead, text } from '../../../lib/content/fields.ts';

const pageLink = z.strictObject({ path: internalPath, text });

const message = z.strictObject({
  title: lines,
  text,
  link: pageLink,
});

export const notFoundSchema = z.strictObject({
  head: pageHead,
  drawing: text.describe('What the drawing shows, for screen readers'),
  default: message,
  special: z
    .array(message.extend({ path: z.string().regex(/^\/[a-z]+\/$/, 'use /section/') }))
    .describe('Messages for addresses below a section, for example /cases/'),
  index: z
    .strictObject({
      title: text,
      groups: z.strictObject({ services: text, reading: text, company: text }),
    })
    .describe('Every fixed page in groups, so that a lost visitor finds the way'),
});
export type NotFoundCopy = z.output<typeof notFoundSchema>;
