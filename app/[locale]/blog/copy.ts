/** Copy around the posts of the blog (spec section 2, /blog and /blog/{slug}). */
import { z } from 'zod';
import { closingAsk } from '../../../lib/content/closing-ask.ts';
import { lines, pageHead, text } from '../../../lib/content/fields.ts';

export const blogSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines, text }),
  list: z.strictObject({
    label: text,
    note: text.describe('Under the list: that pictures are renderings'),
  }),
  recent: z.strictObject({ title: text }),
  tags: z.strictObject({ title: text }),
  archive: z.strictObject({ title: text }),
  post: z.strictObject({
    back: text.describe('Link at the top of a post, to the list'),
    more: z
      .strictObject({ label: text, title: lines, all: text.describe('Link to the list') })
      .describe('Closing block of a post'),
  }),
  ask: closingAsk,
});
export type BlogCopy = z.output<typeof blogSchema>;
