/**
 * `npm run bench:content`: what growth costs. Makes content folders with many posts and news articles, runs the content
 * step with each and the whole build with some, in temporary folders, and prints the table of
 * docs/performance-growth.md. `-- --sizes 100,1000 --builds 100` chooses other sizes. No network.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, pinnedNode, StepError } from '../build/run.mjs';
import { contentRoot } from '../lib/content/folders.ts';
import { growContent } from './growth/generate.ts';
import { measured } from './growth/measure.ts';
import { growthTable, type Row } from './growth/table.ts';
import { weighExport } from './growth/weigh-export.ts';
import { withProjectCopy } from './toolchain/project-copy.ts';

const numbers = (text: string): number[] => {
  const list = text ? text.split(',').map(Number) : [];
  const wrong = list.find((value) => !Number.isSafeInteger(value) || value < 1);
  if (wrong !== undefined) throw new StepError(`Use numbers joined by commas, not "${text}"`, 2);
  return list;
};

/** Runs one of our scripts with other content. @throws StepError with its output if it fails. */
async function run(script: string, cwd: string, content: string) {
  const result = await measured(pinnedNode(), [script], {
    cwd,
    env: { CONTENT_ROOT: content, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (result.exitCode !== 0) throw new StepError(`${script} failed:\n${result.output}`, result.exitCode);
  return result;
}

async function rowFor(count: number, content: string, whole: boolean): Promise<Row> {
  growContent(contentRoot(), content, count);
  const row = { count, content: await run('tools/content-check.ts', process.cwd(), content) };
  console.error(`${count}: content ${row.content.seconds.toFixed(1)} s`);
  if (!whole) return row;
  return withProjectCopy(async (copy) => {
    const build = await run('build/build.ts', copy, content);
    console.error(`${count}: build ${build.seconds.toFixed(1)} s`);
    return { ...row, build: { ...build, weight: weighExport(join(copy, 'out')) } };
  });
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '100,1000,5000' },
      builds: { type: 'string', default: '100,1000' },
    },
  });
  const builds = numbers(values.builds);
  const rows: Row[] = [];
  for (const count of numbers(values.sizes)) {
    const folder = mkdtempSync(join(tmpdir(), 'grown-'));
    try {
      rows.push(await rowFor(count, join(folder, 'content'), builds.includes(count)));
      // A long run that is cut off leaves what it has.
      console.error(growthTable(rows).split('\n').at(-1));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  console.log(growthTable(rows));
  return 0;
});
