import { z } from 'zod';
import { text } from '../content/fields.ts';
import { block, caption, tableCorner, tableScroll } from '../pages/blocks.ts';
import { defineBlock } from './define-block.ts';

export const tableSchema = defineBlock(
  'table',
  { ja: '説明の付いた表', en: 'Table with a caption' },
  {
    ...block.shape,
    caption,
    scroll: tableScroll,
    corner: tableCorner,
    columns: z.array(text).min(1).max(5).meta({ ja: '二列目からの見出し', en: 'Heads of the other columns' }),
    rows: z
      .array(
        z.strictObject({
          name: text.meta({ ja: '行の名前', en: 'Name of the row' }),
          values: z.array(text).min(1).meta({ ja: '列の順の値', en: 'Its values, one for each column' }),
        }),
      )
      .min(1)
      .meta({ ja: '行', en: 'The rows' }),
  },
).refine(
  ({ columns, rows }) => rows.every(({ values }) => values.length === columns.length),
  'Each row needs one value for each column',
);
