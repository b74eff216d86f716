import { z } from 'zod';
import { block, service } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const cardsSchema = defineBlock(
  'cards',
  { ja: 'ほかのページへのリンク', en: 'Links to other pages' },
  {
    ...block.shape,
    items: z.array(service).min(1).meta({ ja: 'ほかのページへのリンク', en: 'Links to other pages' }),
  },
);
