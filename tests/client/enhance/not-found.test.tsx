/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { LostPage } from '@/app/[locale]/404/lost-page';
import { start } from '@/client/enhance/not-found';
import { ToastRegion } from '@/components/layout/toast-region';
import { serverMarkup } from '@/tests/helpers/server-markup';

jest.mock('@/lib/content', () => {
  const message = (title: string, path: string) => ({ title, text: '', link: { path, text: '' } });
  const special = ['cases', 'blog'].map((name) => ({
    path: `/${name}/`,
    ...message(`No ${name}`, `/${name}`),
    ...(name === 'blog' ? { toast: { title: 'Error', text: 'No post' } } : {}),
  }));
  return { copyIn: () => ({ default: message('No page', '/'), special, index: { title: '', groups: {} } }) };
});
jest.mock('@/app/pages', () => ({ pagesOf: () => [] }));
jest.mock('@/app/frame/page-frame', () => ({
  PageFrame: ({ children }: { children: ReactNode }) => (
    <>
      <main>{children}</main>
      <ToastRegion />
    </>
  ),
}));

let markup = '';
let log: jest.SpyInstance;

beforeAll(async () => {
  markup = await serverMarkup(<LostPage />);
});

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = markup;
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

function visit(path: string): void {
  window.history.replaceState(null, '', path);
  start(document.querySelector('[data-not-found]') as HTMLElement);
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

it('shows the general message without script', () =>
  expect(shown()).toEqual({ heading: 'No page', link: '/en' }));

it('says the language of a title that is not Japanese, on the Japanese page as well', () =>
  expect(document.querySelector('h1 [data-when-path="default"]')).toHaveAttribute('lang', 'en'));

it.each([
  ['/en/nowhere', 'No page', '/en'],
  ['/en/cases', 'No page', '/en'],
  ['/en/cases/', 'No page', '/en'],
  ['/en/cases//', 'No page', '/en'],
  ['/en/casesbook/1', 'No page', '/en'],
  ['/en/about/cases/1', 'No page', '/en'],
  ['/en/cases/unknown', 'No cases', '/en/cases'],
  ['/en/cases/unknown/', 'No cases', '/en/cases'],
  ['/cases/unknown', 'No cases', '/en/cases'],
  ['/en/cases/%22%3E%3Cimg%20src=x%3E', 'No cases', '/en/cases'],
  ['/en/blog/unknown', 'No blog', '/en/blog'],
])('%s shows "%s" with a link to %s', (path, heading, link) => {
  visit(path);
  expect(shown()).toEqual({ heading, link });
});

it.each([
  ['/en/blog/unknown', 'with', [['Error', 'No post']]],
  ['/en/cases/unknown', 'without', []],
  ['/en/nowhere', 'without', []],
])('%s shows its message %s a toast that is announced at once', (path, _with, expected) => {
  visit(path);
  const toasts = [...document.querySelectorAll('[role="alert"] [data-toast]')];
  const slots = (toast: Element) => [...toast.querySelectorAll('[data-toast-slot]')];
  expect(toasts.map((toast) => slots(toast).map(({ textContent }) => textContent))).toEqual(expected);
});

it('logs the attempted path', () => {
  visit('/en/cases/unknown');
  expect(log.mock.calls).toEqual([['404: /en/cases/unknown']]);
});
