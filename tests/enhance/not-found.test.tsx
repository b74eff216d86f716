/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { NotFound } from '@/components/not-found/not-found';
import { enhanceNotFound } from '@/enhance/not-found';
import { serverMarkup } from '../helpers/server-markup';

jest.mock('next-intl/server', () => jest.requireActual('../helpers/english'));
jest.mock('@/lib/i18n/locale', () => jest.requireActual('../helpers/english'));
jest.mock('@/lib/content', () => ({ page: () => jest.requireActual('@/content/pages/not-found/en.json') }));
jest.mock('@/components/layout/page-frame', () => ({
  PageFrame: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

let markup = '';
let log: jest.SpyInstance;

beforeAll(async () => {
  markup = await serverMarkup(<NotFound />);
});

beforeEach(() => {
  document.body.innerHTML = markup;
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

function visit(path: string): void {
  window.history.replaceState(null, '', path);
  enhanceNotFound(document);
}

/** What is shown of the page: heading, and the one way out. */
function shown(): { heading: string; link: string | null } {
  const visible = [...document.querySelectorAll<HTMLElement>('[data-when-path]')].filter(
    ({ hidden }) => !hidden,
  );
  const links = visible.flatMap((message) => [...message.querySelectorAll('a')]);
  expect(links).toHaveLength(1);
  const heading = visible.filter((message) => message.closest('h1')).map(({ textContent }) => textContent);
  return { heading: heading.join(), link: links[0]?.getAttribute('href') ?? null };
}

const GENERAL = { heading: 'Oops! Page not found', link: '/en' };

it('shows the general message without script', () => expect(shown()).toEqual(GENERAL));

it.each([
  ['/en/nowhere', GENERAL.heading, '/en'],
  ['/en/cases', GENERAL.heading, '/en'],
  ['/en/cases/', GENERAL.heading, '/en'],
  ['/en/casesbook/1', GENERAL.heading, '/en'],
  ['/en/about/cases/1', GENERAL.heading, '/en'],
  ['/en/cases/unknown', 'The specified case was not found', '/en/cases'],
  ['/en/cases/unknown/', 'The specified case was not found', '/en/cases'],
  ['/cases/unknown', 'The specified case was not found', '/en/cases'],
  ['/en/cases/%22%3E%3Cimg%20src=x%3E', 'The specified case was not found', '/en/cases'],
  ['/en/labneeds/unknown', 'Automation example not found', '/en/labneeds'],
  ['/en/blog/unknown', 'The article was not found', '/en/blog'],
])('%s shows "%s" with a link to %s', (path, heading, link) => {
  visit(path);
  expect(shown()).toEqual({ heading, link });
});

it('logs the attempted path', () => {
  visit('/en/cases/unknown');
  expect(log.mock.calls).toEqual([['404: /en/cases/unknown']]);
});

it('logs nothing on other pages', () => {
  document.body.innerHTML = '<p data-when-path="/cases/" hidden>No</p>';
  visit('/en/cases/unknown');
  expect(log).not.toHaveBeenCalled();
  expect(document.querySelector('p')).toHaveAttribute('hidden');
});
