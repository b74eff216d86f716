import { z } from 'zod';
import { internalPath, text } from '../content/fields.ts';
import { siteSchema } from '../content/site.ts';
import { textBlock } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const linkSchema = defineBlock(
  'link',
  { ja: '文とボタン', en: 'Text with a button' },
  {
    ...textBlock.shape,
    link: z
      .strictObject({
        text: text.meta({ ja: 'ボタンの文字', en: 'Text of the button' }),
        to: internalPath.optional(),
        url: siteSchema.shape.urls.keyof().optional().meta({
          ja: '外のサイトへ行くとき：content/site.json の urls の名前',
          en: 'To another site instead: its name in urls of content/site.json',
        }),
      })
      .refine(({ to, url }) => (to === undefined) !== (url === undefined), 'Give either "to" or "url"')
      .meta({
        ja: 'ボタンと行き先（to か url のどちらか）',
        en: 'The button, and where it leads: "to" or "url"',
      }),
  },
);
