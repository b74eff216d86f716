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
])('the card of 「%s」 says "%s" and below it %j', (title, statement, note) => {
  expect(cardFromTitle(title, '東北ラボ')).toEqual({ title: statement, ...(note && { note }) });
});
