/** Copy of the services overview (spec section 2, /services): the projects, and the services around them. */
import { z } from 'zod';
import { internalPath, text } from '../../../lib/content/fields.ts';
import {
  block,
  label,
  pageHead,
  service,
  status,
  textBlock,
  titledText,
} from '../../../lib/pages/copy-parts.ts';

const project = z.strictObject({
  name: text,
  kind: text.meta({ ja: 'どんなものか、短い言葉で', en: 'What sort of thing it is, in a few words' }),
  text,
  more: text.meta({ ja: 'プロジェクト名の入ったリンクの文字', en: 'Text of the link; names the project' }),
});

export const servicesSchema = z.strictObject({
  head: pageHead,
  hero: titledText,
  featured: z.strictObject({ label, project: project.extend({ link: internalPath }) }),
  projects: block.extend({
    items: z
      .array(
        project.extend({
          link: internalPath
            .optional()
            .meta({ ja: 'リンクがなければ準備中として扱われます', en: 'None: the project is coming soon' }),
        }),
      )
      .min(1),
  }),
  lab: textBlock.extend({ items: z.array(service.extend({ status })).min(1) }),
});
export type ServicesCopy = z.output<typeof servicesSchema>;
