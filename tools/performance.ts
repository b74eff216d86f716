/**
 * Measures the finished `out/` with Lighthouse and writes `docs/performance.md`:
 * `npm run performance [-- --pages /,/en/about] [--again 2]`. Exits 1 if a goal is missed.
 * It wants a quiet machine: pages that miss the goal of performance are visited again, and the median counts.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import { startOnFreePort } from '../build/serve.ts';
import { judge, LOWEST_PERFORMANCE } from './performance/goals.ts';
import { type Visit, visit } from './performance/measure.ts';
import { joinVisits } from './performance/median.ts';
import { exportedPages } from './performance/pages.ts';
import { performanceReport } from './performance/report.ts';
import { findChromium } from './toolchain/chromium.mjs';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'out');
const REPORT = join(ROOT, 'docs/performance.md');
const FIRST_PORT = 4300;

/** Visits a page, and again up to `again` times while it misses the goal of performance. */
async function measure(url: string, chrome: LaunchedChrome, again: number): Promise<Visit> {
  const visits = [await visit(url, chrome)];
  while (visits.length <= again && joinVisits(visits).performance < LOWEST_PERFORMANCE)
    visits.push(await visit(url, chrome));
  return joinVisits(visits);
}

async function measureAll(
  base: string,
  pages: readonly string[],
  again: number,
): Promise<Map<string, Visit>> {
  const chrome = await launch({
    ...(findChromium() ? { chromePath: findChromium() } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const visits = new Map<string, Visit>();
    for (const page of pages) {
      const result = await measure(new URL(page, base).href, chrome, again);
      visits.set(page, result);
      console.log(`${page}: ${result.performance} ${[...result.failed, ...result.images].join(' ')}`);
    }
    return visits;
  } finally {
    chrome.kill();
  }
}

const { values } = parseArgs({ options: { pages: { type: 'string' }, again: { type: 'string' } } });
const pages = values.pages?.split(',') ?? (await exportedPages(OUT));
const server = await startOnFreePort(OUT, FIRST_PORT);
try {
  const visits = await measureAll(server.url, pages, Number(values.again ?? 2));
  if (!values.pages) await writeFile(REPORT, performanceReport(visits));
  process.exitCode = judge(visits, console.error);
} finally {
  await server.close();
}
