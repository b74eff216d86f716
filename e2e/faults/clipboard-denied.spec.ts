import { expect, test } from '@playwright/test';
import { listen } from '../noise';

/** Who may not copy is told so, and finds the text to select where the message says. */

const CLIPBOARDS: readonly { what: string; prepare: () => void }[] = [
  {
    what: 'there is no clipboard, as on a page without https',
    prepare: () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  },
  {
    what: 'the clipboard refuses',
    prepare: () =>
      Object.defineProperty(Navigator.prototype, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      }),
  },
];

const LETTERS = [
  { path: '/services/labcraft', copy: '文面をコピー', failed: 'コピーできませんでした' },
  { path: '/en/whitepaper', copy: 'Copy the text', failed: 'Could not copy' },
];
const SHARES: readonly {
  path: string;
  share: string;
  failed: string;
  how: string;
  prepareShare: () => void;
}[] = [
  {
    path: '/blog/how-this-site-is-built',
    share: '共有',
    failed: 'URLをコピーできませんでした',
    how: 'does not know sharing',
    prepareShare: () => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }),
  },
  {
    path: '/en/news/2025-04-labcraft-preview',
    share: 'Share',
    failed: 'The URL could not be copied',
    how: 'refuses to share',
    prepareShare: () =>
      Object.defineProperty(Navigator.prototype, 'share', {
        value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      }),
  },
];

test.describe('in every engine', { tag: '@engines' }, () => {
  for (const { what, prepare } of CLIPBOARDS) {
    for (const { path, copy, failed } of LETTERS)
      test(`${path}: where ${what}, the visitor is told, and the letter can be selected`, async ({
        page,
        baseURL,
      }) => {
        const noise = await listen(page, baseURL!);
        await page.addInitScript(prepare);
        await page.goto(path);
        const button = page.getByRole('button', { name: copy, exact: true }).first();
        await expect(button).toHaveAttribute('data-copy', /\n/);
        const letter = (await button.getAttribute('data-copy')) ?? '';
        await button.click();
        await expect(page.locator('[data-toast="destructive"]')).toContainText(failed);
        const shown = (await page.locator('main').allInnerTexts()).join();
        const lines = letter.split('\n').map((line) => line.trim().replace(/[:：]$/, ''));
        expect(lines.filter((line) => !shown.includes(line))).toEqual([]);
        expect(noise).toEqual([]);
      });

    for (const { path, share, failed, how, prepareShare } of SHARES)
      test(`${path}: where ${what} and the browser ${how}, the visitor is told`, async ({
        page,
        baseURL,
      }) => {
        const noise = await listen(page, baseURL!);
        await page.addInitScript(prepare);
        await page.addInitScript(prepareShare);
        await page.goto(path);
        await page.getByRole('button', { name: share, exact: true }).click();
        await expect(page.locator('[data-toast="destructive"]')).toContainText(failed);
        expect(noise).toEqual([]);
      });
  }
});
