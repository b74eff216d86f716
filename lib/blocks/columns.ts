import { imageWithAlt } from '../content/fields.ts';
import { caption, textBlock } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const columnsSchema = defineBlock(
  'columns',
  { ja: '画像と文の二段', en: 'Two columns: text, and a picture' },
  {
    ...textBlock.shape,
    image: imageWithAlt,
    caption: caption.optional(),
  },
);
