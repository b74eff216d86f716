/** @jest-environment jsdom */
import { ArticleHead } from '@/components/sections/article/article-head';
import { serverMarkup } from '../helpers/server-markup';

jest.mock('@/components/ui/icon', () => ({ Icon: () => null }));

const HEAD = {
  ...{ back: { to: '/blog', text: 'Back' }, note: '5 min', tags: [], marks: [] },
  ...{ date: '2025-04-19', dateText: '19 April 2025' },
};

it.each([
  ['behind a colon', 'お知らせ：実験室の公開', 'お知らせ：/実験室の公開'],
  ['behind a colon before a year', 'お知らせ：2025年の公開', 'お知らせ：/2025年の公開'],
  ['behind a colon after a year', '2025年版 2025：実験室', '2025年版 2025：/実験室'],
  ['in English, keeping its space', 'Open day: 3 arms', 'Open day: /3 arms'],
  ['not inside a time', '公開は13:30から', '公開は13:30から'],
  ['nor one of full width', '公開は１３：３０から', '公開は１３：３０から'],
  ['nor an English one', 'Open from 10:30', 'Open from 10:30'],
  ['not inside a ratio', '1:2希釈の自動化', '1:2希釈の自動化'],
  ['behind the colon that follows a time', '13:30から：実験室の公開', '13:30から：/実験室の公開'],
])('a title breaks %s', async (_where, title, lines) => {
  document.body.innerHTML = await serverMarkup(<ArticleHead {...HEAD} title={title} />);
  const heading = document.querySelector('h1');
  for (const line of heading?.querySelectorAll('br') ?? []) line.replaceWith('/');
  expect(heading?.textContent).toBe(lines);
});
