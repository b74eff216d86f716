/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { ArticleHead } from '@/components/sections/article/article-head';
import { serverMarkup } from '../helpers/server-markup';

jest.mock('@/components/ui/icon', () => ({ Icon: () => null }));

const HEAD = {
  ...{ back: { to: '/blog', text: 'Back' }, title: 'A post', note: '5 min', tags: [], marks: [] },
  ...{ date: '2025-04-19', dateText: '19 April 2025' },
};

const days = () => screen.getAllByRole('time').map((time) => time.parentElement?.textContent);

it.each([
  [undefined, ['article.published 19 April 2025']],
  ['2025-08-01', ['article.published 19 April 2025', 'article.updated 1 August 2025']],
])('an article that changed on %s tells %j', async (updated, expected) => {
  document.body.innerHTML = await serverMarkup(<ArticleHead {...HEAD} updated={updated} />);
  expect(days()).toEqual(expected);
});
