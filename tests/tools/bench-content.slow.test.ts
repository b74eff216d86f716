import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadWholeContent } from '../../app/whole-content';
import { addEntries, changePost } from '../../tools/bench-content/entries';
import { measured } from '../../tools/bench-content/measure';
import { type Built, growthReport, linesOf } from '../../tools/bench-content/report';
import { stageSeconds } from '../../tools/bench-content/stages';
import { temporaryFolder } from '../helpers/temporary';

it('added entries pass the content check, each with a title and a text of its own', () => {
  const content = join(temporaryFolder(), 'content');
  cpSync(resolve('content'), content, { recursive: true });
  const before = loadWholeContent(content);
  addEntries(content, 30);
  changePost(content);
  const after = loadWholeContent(content);
  for (const name of ['blog', 'news'] as const) {
    const entries = after.collections[name];
    expect(entries).toHaveLength(before.collections[name].length + 60);
    expect(new Set(entries.map(({ data, locale }) => `${locale} ${data.title}`)).size).toBe(entries.length);
    const known = before.collections[name].map(({ id }) => id);
    const added = entries.filter(({ id }) => !known.includes(id));
    expect(new Set(added.map(({ body, locale }) => `${locale} ${body}`)).size).toBe(60);
  }
});

it('reads the steps of a build and the stages of its export', () => {
  const printed =
    'images: 0.5 s\nnext build: 24.1 s\n  hoist           0.0 s\n  compress        2.1 s\n✓ in 3.0 s\n';
  expect([...stageSeconds(printed)]).toEqual([
    ['images', 0.5],
    ['next build', 24.1],
    ['export: hoist', 0],
    ['export: compress', 2.1],
  ]);
});

it('measures a program with what it prints', async () => {
  // So much of the processor, however long it has to wait for it.
  const busy = 'while (process.cpuUsage().user < 400_000); console.log("done"); process.exit(3)';
  const run = await measured(process.execPath, ['-e', busy], process.cwd(), process.env);
  expect(run).toMatchObject({ code: 3, printed: 'done\n' });
  expect(run.seconds).toBeGreaterThan(0.2);
  if (process.platform === 'linux') expect(run.processor).toBeGreaterThan(0.1);
});

const BUILT: Built = {
  ...{ size: 100, what: 'cold', pages: 500, seconds: 20, processor: 10, memory: 1024.4 },
  stages: new Map([
    ['next build', 12.3],
    ['clips', 0.1],
  ]),
};

it('tells what a build cost, in a terminal and in a table', () => {
  expect(linesOf(BUILT).join('\n')).toContain(
    'processor 10.0 s (20.0 ms a page), clock 20.0 s, memory 1024 MB',
  );
  const report = growthReport([BUILT, { ...BUILT, what: 'nothing changed', processor: undefined }]);
  expect(report).toContain('| 100, cold | 500 | 10.0 | 20.0 | 20.0 | 1024 |');
  expect(report).toContain('| 100, nothing changed | 500 | not measured | not measured | 20.0 | 1024 |');
  expect(report).toContain('| next build | 12.3 | 12.3 |');
  expect(report).not.toContain('clips');
});
