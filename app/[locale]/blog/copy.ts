/** Copy around the posts of the blog (spec section 2, /blog and /blog/{slug}). */
import { z } from 'zod';
import { text } from '../../../lib/content/fields.ts';
import {
  block,
  label,
  listLink,
  pageHead,
  renderingNote,
  titledText,
} from '../../../lib/pages/copy-parts.ts';

export const blogSchema = z.strictObject({
  head: pageHead,
  hero: titledText,
  list: z.strictObject({
    label,
    note: renderingNote,
  }),
  recent: z.strictObject({ title: text }),
  tags: z.strictObject({ title: text }),
  archive: z.strictObject({ title: text }),
  post: z.strictObject({
    back: text,
    more: block.extend({ all: listLink }),
  }),
});
export type BlogCopy = z.output<typeof blogSchema>;
