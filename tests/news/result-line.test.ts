import { resultLine } from '@/lib/news/result-line';

it.each([
  ['{total}件中 {shown}件を表示', '12件中 3件を表示'],
  ['{shown} of {total} items, {shown} shown', '3 of 12 items, 3 shown'],
  ['no counts', 'no counts'],
  ['{other} {total', '{other} {total'],
])('"%s" becomes "%s"', (template, expected) =>
  expect(resultLine(template, { total: 12, shown: 3 })).toBe(expected),
);
