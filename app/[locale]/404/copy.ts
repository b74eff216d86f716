/** Copy of the 404 page: one message for unknown addresses, others for unknown cases, examples and posts. */
import { z } from 'zod';
import { internalPath, text } from '../../../lib/content/fields.ts';
import { drawing, pageHead, titledText } from '../../../lib/pages/copy-parts.ts';

const pageLink = z.strictObject({ path: internalPath, text });

const message = titledText.extend({ link: pageLink });

export const notFoundSchema = z.strictObject({
  head: pageHead,
  drawing,
  default: message,
  special: z
    .array(
      message.extend({
        path: z
          .string()
          .regex(/^\/[a-z]+\/$/, 'use /section/')
          .meta({ ja: 'アドレスの始まり（/cases/ など）', en: 'How the address begins, like /cases/' }),
        toast: titledText.optional().meta({
          ja: 'ページを開いたときに出るエラー通知',
          en: 'The error notice that shows when the page opens',
        }),
      }),
    )
    .meta({ ja: '特定のアドレスで見つからないときの文', en: 'Messages for addresses below a section' }),
  index: z
    .strictObject({
      title: text,
      groups: z.strictObject({ services: text, reading: text, company: text }),
    })
    .meta({ ja: 'すべての固定ページを組に分けたもの', en: 'Every fixed page, in groups' }),
});
export type NotFoundCopy = z.output<typeof notFoundSchema>;
