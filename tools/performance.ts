/**
 * `npm run performance -- [--pages …] [--again N]`, after a build: visits every page of `out/` with Lighthouse as a slow phone does,
 * and writes docs/performance.md. Exits 1 if a goal is missed. Wants a quiet machine, and takes 25 minutes.
 *
 *   --pages   some pages, and no report
 *   --again   how often a page that misses the goal of performance is visited again (2); the median run counts
 *
 * Example: npm run performance -- --pages /,/en/about
 */

import { existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { sitePages } from '../app/inventory/site-pages.ts';
import { argumentsOf } from '../build/arguments.mjs';
import { builtContent } from '../build/content.ts';
import { servedPath } from '../build/export/served-path.ts';
import { ROOT } from '../build/root.mjs';
import { command, StepError } from '../build/run.mjs';
import { startOnFreePort } from '../build/serve.ts';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import {
  CATEGORIES,
  LOWEST_PERFORMANCE,
  performanceReport,
  unmetGoals,
  visitOf,
} from './performance/report.ts';
import { ensureChromium, findChromium } from './toolchain/chromium.mjs';

const OUT = join(ROOT, 'out');
const FIRST_PORT = 4300;

/** Visits one page with Lighthouse's mobile settings. @throws Error naming the address if it could not be loaded. */
async function visit(url: string, { port }: LaunchedChrome): Promise<Result> {
  // The picture of the whole page that its report would show takes longer than the visit.
  const settings = {
    onlyCategories: CATEGORIES,
    formFactor: 'mobile',
    disableFullPageScreenshot: true,
  } as const;
  const run = await lighthouse(url, { port, logLevel: 'error' }, { extends: 'lighthouse:default', settings });
  const error = run ? run.lhr.runtimeError?.message : 'Lighthouse gave no result';
  if (!run || error) throw new Error(`${url}: ${error}`);
  return run.lhr;
}

/** Visits a page, and again up to `again` times while it misses the goal of performance. */
async function measure(url: string, chrome: LaunchedChrome, again: number) {
  const runs = [await visit(url, chrome)];
  const middle = () => visitOf(computeMedianRun(runs));
  while (runs.length <= again && middle().performance < LOWEST_PERFORMANCE)
    runs.push(await visit(url, chrome));
  return middle();
}

/** The addresses of all pages but the 404 pages, sorted; English after Japanese. */
function exportedPages(): string[] {
  const pages = globSync('**/*.html', { cwd: OUT, exclude: ['**/404.html'] })
    .map(servedPath)
    .sort();
  const isEnglish = (page: string) => /^\/en(\/|$)/.test(page);
  return [...pages.filter((page) => !isEnglish(page)), ...pages.filter(isEnglish)];
}

/** The addresses that ask search engines not to list them. */
const unlistedPages = (): Set<string> =>
  new Set(
    sitePages(builtContent()).flatMap(({ path, indexable, original }) =>
      LOCALES.filter((locale) => !indexable || (original && original !== locale)).map((locale) =>
        localizedPath(locale, path),
      ),
    ),
  );

await command(async () => {
  const { values } = argumentsOf(import.meta.filename, {
    options: { pages: { type: 'string' }, again: { type: 'string', default: '2' } },
  });
  if (!existsSync(join(OUT, 'index.html'))) throw new StepError('out/ has no pages: run npm run build first');
  await ensureChromium();
  const server = await startOnFreePort(OUT, FIRST_PORT);
  const chrome = await launch({
    ...(findChromium() ? { chromePath: findChromium() } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const visits = new Map<string, ReturnType<typeof visitOf>>();
    for (const page of values.pages?.split(',') ?? exportedPages()) {
      const result = await measure(new URL(page, server.url).href, chrome, Number(values.again));
      visits.set(page, result);
      console.log(`${page}: ${result.performance} ${[...result.failed, ...result.images].join(' ')}`);
    }
    if (!values.pages) writeFileSync(join(ROOT, 'docs/performance.md'), performanceReport(visits));
    const problems = unmetGoals(visits, unlistedPages());
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  } finally {
    chrome.kill();
    await server.close();
  }
});
