/** Copy of the LabNeeds landing page (spec section 2, /labneeds), and of the notice that may stand in its place. */
import { z } from 'zod';
import { lines, text } from '../../../lib/content/fields.ts';
import {
  block,
  drawing,
  fact,
  faqBlock,
  heroLabel,
  label,
  listLink,
  notice,
  pageHead,
  textBlock,
  titledText,
} from '../../../lib/pages/copy-parts.ts';

export const labneedsSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    label: heroLabel,
    title: lines,
    text,
    browse: text,
    request: text.meta({ ja: '依頼フォームへのボタン', en: 'Button to the request form' }),
    join: text.meta({ ja: '学生の参加フォームへのリンク', en: 'Link to the form for students' }),
  }),
  stats: z.strictObject({
    label,
    drawing,
    items: z.array(fact).length(3),
    counting: text.optional().meta({ ja: '何を、いつ数えたか', en: 'What was counted, and when' }),
  }),
  problems: block.extend({ items: z.array(titledText).length(3) }),
  solutions: block.extend({
    items: z
      .array(titledText.extend({ more: text.meta({ ja: '準備中の表示からの出口', en: 'Its way out' }) }))
      .length(3),
  }),
  flow: block.extend({ items: z.array(titledText).length(6) }),
  vision: block.extend({ paragraphs: z.array(text).min(1) }),
  examples: textBlock.extend({ more: listLink }),
  matching: textBlock.extend({
    roles: z.array(z.strictObject({ term: text, text })).length(3),
    action: text,
    notice: notice.meta({ ja: 'ボタンを押すと出る知らせ', en: 'What the button shows' }),
  }),
  faq: faqBlock,
  preparing: z.strictObject({ title: lines, text, home: text }).meta({
    ja: 'content/site.json が "preparing" の間、LabNeedsのページの代わりに出るもの',
    en: 'In place of every LabNeeds page while content/site.json says "preparing"',
  }),
});
export type LabneedsCopy = z.output<typeof labneedsSchema>;
