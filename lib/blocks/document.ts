import { documentName, textBlock } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const documentSchema = defineBlock(
  'document',
  { ja: '資料のダウンロード', en: 'Document to download' },
  {
    ...textBlock.shape,
    document: documentName,
  },
);
