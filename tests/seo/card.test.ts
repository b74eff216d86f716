import { cardFromTitle } from '@/lib/seo/card';

it.each([
  ['ロボット｜手を、くり返しから自由に', 'ロボット', '手を、くり返しから自由に'],
  ['東北ラボ｜研究室に一台だけの装置', '研究室に一台だけの装置', undefined],
  ['窓口｜東北ラボ', '窓口', undefined],
  ['窓口', '窓口', undefined],
  ['アームの仕様を読む：可搬質量、リーチ', 'アームの仕様を読む', '可搬質量、リーチ'],
  ['Machines | Measured', 'Machines', 'Measured'],
  ['LabCraft: run robots in words', 'LabCraft', 'Run robots in words'],
  ['Open from 9:00', 'Open from 9:00', undefined],
  ['説明会は13：00から', '説明会は13：00から', undefined],
  ['説明会は１３：００から：午後の部', '説明会は１３：００から', '午後の部'],
  ['報告2025｜2026年の予定', '報告2025', '2026年の予定'],
  ['iPS細胞を育てる', 'iPS細胞を育てる', undefined],
  ['pH adjustment: mRNA, then siRNA', 'pH adjustment', 'mRNA, then siRNA'],
  ['Screening: siRNA by robot', 'Screening', 'siRNA by robot'],
  ['LabCraft: a robot in words', 'LabCraft', 'A robot in words'],
  ['廃液：記録：集計', '廃液', '記録：集計'],
  ['Waste: record: sum | 東北ラボ', 'Waste', 'Record: sum'],
  ['記録｜東北ラボ｜廃液：集計', '記録', '廃液：集計'],
])('the card of 「%s」 says "%s" and below it %j', (title, statement, note) => {
  expect(cardFromTitle(title, '東北ラボ')).toEqual({ title: statement, ...(note && { note }) });
});
