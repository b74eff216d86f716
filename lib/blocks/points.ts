import { z } from 'zod';
import { text } from '../content/fields.ts';
import { block, lead, titledText } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const pointsSchema = defineBlock(
  'points',
  { ja: '見出しと、文の付いた一覧', en: 'Title with a lead and a list' },
  {
    ...block.shape,
    lead: lead.optional(),
    items: z.array(titledText).min(1).meta({ ja: '並べるもの', en: 'The items' }),
    note: text.optional().meta({ ja: '一覧についての小さな断り', en: 'Small print about the list' }),
  },
);
