/**
 * `npm run bench:content -- [SIZE …] [--write]`: what a build costs as the content grows. For each size a copy of the
 * repository gets that many posts and as many articles, and is built three times: cold but for the encoded pictures of this
 * folder, which no added entry makes more of; after one changed post; with nothing changed. Takes minutes a size. Needs bash,
 * and a `ps` that knows the memory of a session, as Debian's does.
 *
 *   SIZE      0 100 1000 where none is given
 *   --write   writes docs/performance-growth.md
 *
 * Example: npm run bench:content -- 0 1000
 */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOf } from '../build/arguments.mjs';
import { ROOT } from '../build/root.mjs';
import { command, pinnedNode, StepError } from '../build/run.mjs';
import { buildDate } from '../lib/content/publication.ts';
import { addEntries, changePost } from './bench-content/entries.ts';
import { linkTree, projectCopy } from './toolchain/project-copy.ts';

const SIZES = ['0', '100', '1000'];
const PICTURES = '.cache/images';

/** The same for all builds, even if midnight passes between them. */
const BUILD_DATE = buildDate();

/** How often memory is looked at: rarely enough to disturb little, often enough to see a stage of a second. */
const SAMPLE_MS = 500;

const HEAD = `# Performance as the content grows

Written by \`npm run bench:content -- --write\` (do not edit): the build of a copy of this repository with that many more
posts and as many more articles, each in two languages; cold, then after one changed post, then with nothing changed. "Cold"
has no cache but that of encoded pictures, of which more entries need not mean more. Processor seconds are those of all
processes of the build, user and system; memory is the highest sum over them (PSS, looked at twice a second); the rest is
time on the clock. They depend on the machine.

| entries | pages | processor s | ms a page | memory MB | clock s | next build | social images | export |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`;

/** Memory in MB of all processes of a session; what they share counts once. */
const memoryOf = (session: number): number =>
  spawnSync('ps', ['-o', 'pss=', '-s', String(session)], { encoding: 'utf8' })
    .stdout.split('\n')
    .reduce((sum, kilobytes) => sum + (Number(kilobytes) || 0) / 1024, 0);

/** Builds a copy, and gives what it cost as a row of the table. @throws StepError with what the build printed, if it fails. */
async function build(copy: string, name: string): Promise<string> {
  // Bash counts the processor time of all that the build has started.
  const script = 'TIMEFORMAT="cost: %R %U %S"; time "$0" build/build.ts';
  const env = { ...process.env, BUILD_DATE, NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn('bash', ['-c', script, pinnedNode()], { cwd: copy, env, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid as number));
  }, SAMPLE_MS);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  }).finally(() => clearInterval(timer));
  if (code !== 0) throw new StepError(`The build failed (${name}):\n${printed}`);
  const [, clock, user, system] = /^cost: (\S+) (\S+) (\S+)$/m.exec(printed) ?? [];
  const processor = Number(user) + Number(system);
  const pages = globSync('**/*.html', { cwd: join(copy, 'out') }).length;
  const step = (title: string) => new RegExp(`^${title}: (\\S+) s$`, 'm').exec(printed)?.[1] ?? '0.0';
  const row = [
    ...[name, pages, processor.toFixed(1), ((processor * 1000) / pages).toFixed(1), memory.toFixed(0)],
    ...[Number(clock).toFixed(1), step('next build'), step('social images'), step('export')],
  ];
  return `| ${row.join(' | ')} |`;
}

await command(async () => {
  const { values, positionals } = argumentsOf(import.meta.filename, {
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  });
  const sizes = (positionals.length > 0 ? positionals : SIZES).map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size >= 0))
    throw new StepError('Sizes are whole numbers: npm run bench:content -- 0 1000');
  const page = [HEAD];
  console.log(HEAD.split('\n').slice(-2).join('\n'));
  for (const size of sizes) {
    const { copy, remove } = projectCopy(ROOT, { caches: false });
    try {
      if (existsSync(join(ROOT, PICTURES))) linkTree(join(ROOT, PICTURES), join(copy, PICTURES));
      addEntries(join(copy, 'content'), size);
      for (const what of ['cold', 'one changed post', 'nothing changed']) {
        if (what === 'one changed post') changePost(join(copy, 'content'));
        page.push(await build(copy, `${size}, ${what}`));
        console.log(page.at(-1));
      }
    } finally {
      remove();
    }
  }
  if (values.write) writeFileSync(join(ROOT, 'docs/performance-growth.md'), `${page.join('\n')}\n`);
  return 0;
});
