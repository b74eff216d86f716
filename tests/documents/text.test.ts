import { heading, paragraph, points, section } from '@/lib/documents/blocks';
import { textOf } from '@/lib/documents/text';

it('a text file has a line for each row of a part, and nothing of its pictures', () => {
  const text = textOf([
    ...section('効果', {
      type: 'measures',
      rows: [
        { term: '作業時間', before: '3時間', value: '45分' },
        { term: '費用', value: '約1/10' },
      ],
    }),
    ...section('概要', { type: 'facts', rows: [['時期', '2025年1月']] }),
    ...section('課題', paragraph('差が混ざる。'), { type: 'photo', file: 'a.webp', alt: '装置' }),
    ...section('結果', points(['そろう', '記録が残る'])),
    ...section('流れ', {
      type: 'steps',
      rows: [
        { title: '吸う', text: '50 µL' },
        {
          title: '列ごとに',
          text: '',
          within: [
            { title: '出す', text: '' },
            { title: '混ぜる', text: '3回' },
          ],
        },
      ],
    }),
    ...section('技術', { type: 'points', rows: [{ title: '費用', text: '部品だけ' }] }),
    heading('声'),
    { type: 'voice', quote: '楽になった。', author: '担当者' },
    { type: 'voice', quote: '続けたい。' },
  ]);
  expect(text).toBe(`[ 効果 ]
作業時間: 3時間 → 45分
費用: 約1/10

[ 概要 ]
時期: 2025年1月

[ 課題 ]
差が混ざる。

[ 結果 ]
そろう
記録が残る

[ 流れ ]
1. 吸う: 50 µL
2. 列ごとに
2.1. 出す
2.2. 混ぜる: 3回

[ 技術 ]
費用: 部品だけ

[ 声 ]
楽になった。
担当者
続けたい。
`);
});
