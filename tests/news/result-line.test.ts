import { resultLine } from '@/lib/news/result-line';

it.each([
  ['全{total}のうち{shown}', '全12のうち3'],
  ['{shown} of {total} items, {shown} shown', '3 of 12 items, 3 shown'],
  ['no counts', 'no counts'],
  ['{other} {total', '{other} {total'],
])('"%s" becomes "%s"', (template, expected) =>
  expect(resultLine(template, { total: 12, shown: 3 })).toBe(expected),
);
