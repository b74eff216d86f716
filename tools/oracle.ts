/**
 * `npm run oracle -- COMMIT`: builds that commit once into `.cache/oracle/`, as the reference of a change that visitors
 * must not notice. With `--compare` it then lists where `out/` differs from it: the head, the Markdown file, the graph
 * and the accessibility tree of every page, and its pixels at four widths. Exits with 1 if anything differs.
 *
 *   --only REGEX        pages whose path matches
 *   --texts | --pixels  one half alone
 *   --widths 390,1440   other widths than 390, 768, 1440 and 1920 px
 *   --states            answers unfolded
 *   --media print|forced-colors
 *   --limit 0.1         per cent of a page's pixels that may differ (0)
 *   --diffs DIR         before, after and difference of each picture above the limit
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ROOT } from '../build/root.mjs';
import { command, StepError } from '../build/run.mjs';
import { startServer } from '../build/serve.ts';
import { pagesOf } from './oracle/pages.ts';
import { comparePixels, MEDIA, WIDTHS } from './oracle/pixels.ts';
import { makeReference } from './oracle/reference.ts';
import { compareAccessibility, compareTexts } from './oracle/texts.ts';
import { findChromium } from './toolchain/chromium.mjs';

const USAGE = 'Use: npm run oracle -- COMMIT [--compare [--texts|--pixels] [--only REGEX] …]';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      compare: { type: 'boolean', default: false },
      texts: { type: 'boolean', default: false },
      pixels: { type: 'boolean', default: false },
      states: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      widths: { type: 'string', default: WIDTHS.join(',') },
      media: { type: 'string', default: 'screen' },
      limit: { type: 'string', default: '0' },
      diffs: { type: 'string' },
    },
  });
  const [commit, ...rest] = positionals;
  const media = MEDIA.find((name) => name === values.media);
  const widths = values.widths.split(',').map(Number);
  const limit = Number(values.limit);
  if (!commit || rest.length > 0 || !media || [...widths, limit].some((number) => !(number >= 0)))
    throw new StepError(USAGE, 2);
  return { ...values, commit, media, widths, limit, only: new RegExp(values.only) };
}

await command(async () => {
  const asked = readArguments();
  const before = await makeReference(asked.commit);
  if (!asked.compare) return 0;
  const after = join(ROOT, 'out');
  if (!existsSync(after)) throw new StepError('There is no out/ to compare: npm run build makes it.');
  const all = { before: pagesOf(before), after: pagesOf(after) };
  const pages = all.before.filter((page) => all.after.includes(page) && asked.only.test(page));
  const oneSided = [...all.before, ...all.after].filter(
    (page) => all.before.includes(page) !== all.after.includes(page),
  );
  const findings = oneSided.map((page) => `${page}: only ${all.before.includes(page) ? 'before' : 'after'}`);
  if (!asked.pixels) findings.push(...compareTexts(before, after, pages));
  const servers = await Promise.all([before, after].map((root) => startServer({ root, port: 0 })));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const [left = '', right = ''] = servers.map(({ url }) => url);
    const sides = { browser, before: { root: before, url: left }, after: { root: after, url: right }, pages };
    if (!asked.pixels) findings.push(...(await compareAccessibility(sides)));
    if (!asked.texts) findings.push(...(await comparePixels(sides, asked)));
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
  for (const finding of findings) console.log(finding);
  console.log(`\n${pages.length} pages compared, ${findings.length} differences`);
  return findings.length === 0 ? 0 : 1;
});
