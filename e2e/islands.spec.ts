import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { PREACT } from '../build/prepare/preact.mjs';
import { hold } from './held-scripts';

/** What wakes islands, in a browser and with Preact, over an island of the tests: no page of the site has one today. */

const ENTRY = `import { sleep } from './client/sleep.ts';
  const islands = { counter: () => import('./tests/helpers/islands/counter.tsx') };
  for (const island of document.querySelectorAll('[data-island]'))
    sleep(island, async () => {
      const { start } = await import('./client/start-island.ts');
      return { start: (place) => start(place, islands) };
    });`;

const PAGE = `<!doctype html><html lang="en"><title>An island</title>
  <script src="/island/early.js"></script>
  <div style="height: 300vh"></div>
  <div data-island="counter" data-modules data-props='{"label":"More"}'>
    <input type="search" aria-label="Word" value=""><button type="button" data-needs-script>More</button>
    <p role="status"> 0</p>
  </div>
  <script type="module" src="/island/main.js"></script></html>`;

let files: Map<string, string>;
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: { main: 'entry', early: 'client/early.ts' },
    plugins: [
      {
        name: 'entry',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^entry$/ }, () => ({ path: 'entry', namespace: 'entry' }));
          onLoad({ filter: /.*/, namespace: 'entry' }, () => ({
            contents: ENTRY,
            resolveDir: process.cwd(),
            loader: 'ts',
          }));
        },
      },
    ],
    outdir: '/island',
    chunkNames: '[name]-[hash]',
    ...{ bundle: true, splitting: true, format: 'esm', jsx: 'automatic', write: false, alias: PREACT },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
});

/** Answers for the page and its scripts, and keeps what was asked for; `lost` does not arrive. */
async function serve(page: Page, lost?: RegExp): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/island/**', (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    asked.push(name);
    if (lost?.test(name)) return route.abort();
    const body = files.get(name);
    return body === undefined
      ? route.fulfill({ contentType: 'text/html', body: PAGE })
      : route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

async function open(page: Page, lost?: RegExp): Promise<string[]> {
  const asked = await serve(page, lost);
  await page.goto('/island/');
  await page.waitForLoadState('networkidle');
  return asked;
}

test('an island sleeps until it comes near, keeps what was entered, and lives', async ({ page }) => {
  const asked = await open(page);
  expect(asked.some((name) => /counter|start-island/.test(name))).toBe(false);
  const field = page.getByRole('searchbox');
  await page.evaluate(() => {
    (document.querySelector('input') as HTMLInputElement).value = 'early';
  });
  await field.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-ready', '');
  await expect(field).toHaveValue('early');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('status')).toHaveText('early 1');
});

test('an island that is pressed before its module has come answers when it lives', async ({ page }) => {
  await serve(page);
  const release = await hold(page, /\/island\/main/);
  await page.goto('/island/', { waitUntil: 'commit' });
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  release();
  await expect(page.getByRole('status')).toHaveText('1');
});

test('an island whose module does not come stays as it was served, and is marked', async ({ page }) => {
  await open(page, /counter/);
  await page.getByRole('searchbox').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-failed', '');
  await expect(page.getByRole('status')).toHaveText('0');
});
