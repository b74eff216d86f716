import { z } from 'zod';
import { block, fact } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const factsSchema = defineBlock(
  'facts',
  { ja: '項目と値', en: 'Facts' },
  {
    ...block.shape,
    items: z.array(fact).min(1).meta({
      ja: '項目と値（日時、場所、費用など）',
      en: 'Terms with their values: day, place, cost',
    }),
  },
);
