import { internalPath } from '../content/fields.ts';
import { closingAsk, documentName } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const askSchema = defineBlock(
  'ask',
  { ja: 'ページの終わりの問いかけ', en: 'Closing question to the reader' },
  {
    ...closingAsk.shape,
    to: internalPath.optional().meta({
      ja: 'ボタンの行き先。書かなければ相談フォーム',
      en: 'Where the button leads, if not to the consultation form',
    }),
    document: documentName.optional(),
  },
);
