/** Copy of /electronic-notice: how the company gives its notices, and that there are none. */
import { z } from 'zod';
import { lines, pageHead, text } from '../../../lib/content/fields.ts';

export const electronicNoticeSchema = z.strictObject({
  head: pageHead,
  title: lines,
  method: z.strictObject({ label: text, text, exception: text }),
  notices: z.strictObject({ label: text, title: lines, text, action: text }),
});
