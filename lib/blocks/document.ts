import { slug } from '../content/fields.ts';
import { textBlock } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const documentSchema = defineBlock(
  'document',
  { ja: '資料のダウンロード', en: 'Document to download' },
  {
    ...textBlock.shape,
    document: slug.meta({
      ja: '資料の名前（資料のアドレス /documents/○○.ja.pdf の○○）',
      en: 'Name of the document, as in its address /documents/name.en.pdf',
    }),
  },
);
