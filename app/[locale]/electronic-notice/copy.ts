/** Copy of /electronic-notice: how the company gives its notices, and that there are none. */
import { z } from 'zod';
import { lines, text } from '../../../lib/content/fields.ts';
import { label, pageHead, textBlock } from '../../../lib/pages/copy-parts.ts';

export const electronicNoticeSchema = z.strictObject({
  head: pageHead,
  title: lines,
  method: z.strictObject({ label, text, exception: text }),
  notices: textBlock.extend({ action: text }),
});
