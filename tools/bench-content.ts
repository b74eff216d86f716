/**
 * What a build costs as the content grows: `npm run bench:content [-- 100 1000 5000] [--start NAME] [--write]`. For each
 * size a copy of the repository gets that many posts and as many articles, and is built three times: at first, after one
 * changed post, with nothing changed. The first build starts `cold` but for the encoded pictures of this folder, which no
 * added entry makes more of; with `nothing` at all; or with all `caches` of this folder. `--write` writes
 * `docs/performance-growth.md`.
 */
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/root.mjs';
import { command, StepError } from '../build/run.mjs';
import { buildDate } from '../lib/content/publication.ts';
import { addEntries, changePost } from './bench-content/entries.ts';
import { type Cost, measured } from './bench-content/measure.ts';
import { type Built, growthReport, linesOf } from './bench-content/report.ts';
import { stageSeconds } from './bench-content/stages.ts';
import { linkTree, projectCopy } from './toolchain/project-copy.ts';

const SIZES = ['100', '1000', '5000'];

/** What the first build may start with, and how it is called then. */
const START = { cold: 'cold', nothing: 'from nothing', caches: 'caches of this folder' } as const;
type Start = keyof typeof START;
const isStart = (name: string): name is Start => Object.hasOwn(START, name);

/** The same for all builds, even if midnight passes between them. */
const BUILD_DATE = buildDate();

/** Builds a copy and says what it cost. @throws StepError with what the build printed, if it fails. */
async function build(copy: string, size: number, what: Built['what']): Promise<Built> {
  const env = { ...process.env, BUILD_DATE, NEXT_TELEMETRY_DISABLED: '1' };
  const run: Cost & { code: number; printed: string } = await measured(
    process.execPath,
    ['build/build.ts'],
    copy,
    env,
  );
  if (run.code !== 0) throw new StepError(`The build with ${size} entries (${what}) failed:\n${run.printed}`);
  const pages = globSync('**/*.html', { cwd: join(copy, 'out') }).length;
  const { seconds, processor, memory } = run;
  const built: Built = {
    ...{ size, what, pages, seconds, processor, memory },
    stages: stageSeconds(run.printed),
  };
  for (const line of linesOf(built)) console.log(line);
  return built;
}

async function grown(size: number, start: Start): Promise<Built[]> {
  const { copy, remove } = projectCopy(ROOT, { caches: start === 'caches' });
  const pictures = '.cache/images';
  try {
    if (start === 'cold' && existsSync(join(ROOT, pictures)))
      linkTree(join(ROOT, pictures), join(copy, pictures));
    addEntries(join(copy, 'content'), size);
    const first = await build(copy, size, START[start]);
    changePost(join(copy, 'content'));
    const changed = await build(copy, size, 'one changed post');
    return [first, changed, await build(copy, size, 'nothing changed')];
  } finally {
    remove();
  }
}

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      start: { type: 'string', default: 'cold' },
      write: { type: 'boolean', default: false },
    },
  });
  const sizes = (positionals.length > 0 ? positionals : SIZES).map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new StepError('Sizes are whole numbers above 0: npm run bench:content -- 100 1000');
  const { start } = values;
  if (!isStart(start)) throw new StepError(`--start is one of ${Object.keys(START).join(', ')}`);
  const all: Built[] = [];
  for (const size of sizes) all.push(...(await grown(size, start)));
  if (values.write) writeFileSync(join(ROOT, 'docs/performance-growth.md'), growthReport(all));
  return 0;
});
