import { cardFromTitle } from '@/lib/seo/card';

it.each([
  ['会社案内｜研究者を、くり返しから自由に', '会社案内', '研究者を、くり返しから自由に'],
  ['東北ラボ｜研究室に一台だけの装置', '研究室に一台だけの装置', undefined],
  ['お問い合わせ｜東北ラボ', 'お問い合わせ', undefined],
  ['お知らせ', 'お知らせ', undefined],
  ['アームの仕様を読む：可搬質量、リーチ', 'アームの仕様を読む', '可搬質量、リーチ'],
  ['Case studies | Measured', 'Case studies', 'Measured'],
  ['LabCraft: run robots in words', 'LabCraft', 'Run robots in words'],
  ['Open from 9:00', 'Open from 9:00', undefined],
])('the card of 「%s」 says "%s" and below it %j', (title, statement, note) => {
  expect(cardFromTitle(title, '東北ラボ')).toEqual({ title: statement, ...(note && { note }) });
});
