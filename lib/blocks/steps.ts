import { z } from 'zod';
import { text } from '../content/fields.ts';
import { block, titledText } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const stepsSchema = defineBlock(
  'steps',
  { ja: '番号の付いた手順', en: 'Numbered steps' },
  {
    ...block.shape,
    text: text.optional().meta({ ja: '見出しの横の文', en: 'Text beside the heading' }),
    items: z
      .array(titledText)
      .min(2)
      .max(6)
      .meta({ ja: '順番のある手順（二つから六つ）', en: 'Two to six steps in their order' }),
  },
);
