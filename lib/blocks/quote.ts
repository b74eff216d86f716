import { text } from '../content/fields.ts';
import { label } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const quoteSchema = defineBlock(
  'quote',
  { ja: '引用', en: 'Quote' },
  {
    label: label.meta({ ja: '区画の名前（読み上げ用）', en: 'Name of the block, for screen readers' }),
    quote: text.meta({ ja: '言われたこと。本人の言葉だけ', en: 'What somebody said, in their own words' }),
    author: text.meta({ ja: 'だれの言葉か', en: 'Who said it' }),
  },
);
