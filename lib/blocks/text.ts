import { text } from '../content/fields.ts';
import { block } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const textSchema = defineBlock(
  'text',
  { ja: '文章（Markdown）', en: 'Text in Markdown' },
  {
    ...block.shape,
    markdown: text.meta({
      ja: '本文（Markdown）。小見出しは ### から',
      en: 'Text in Markdown; headings inside begin with ###',
    }),
  },
);
