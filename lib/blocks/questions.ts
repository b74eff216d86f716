import { z } from 'zod';
import { internalPath, text } from '../content/fields.ts';
import { block, questions } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const questionsSchema = defineBlock(
  'questions',
  { ja: '質問と答え', en: 'Questions and answers' },
  {
    ...block.shape,
    items: questions.min(1).max(12).meta({ ja: '質問と答え', en: 'Questions and answers' }),
    more: z
      .strictObject({ text, link: internalPath })
      .optional()
      .meta({ ja: '見出しの下のリンク', en: 'Link below the heading' }),
  },
);
