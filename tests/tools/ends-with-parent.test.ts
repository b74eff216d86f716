import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pinnedNode } from '@/build/run.mjs';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

const folder = temporaryFolder();
const RUN = join(process.cwd(), 'build/run.mjs');

/** A process that runs a script tied to itself, and what it prints as soon as there is something. */
function parentOf(script: string) {
  writeFiles(folder, {
    'child.mjs': script,
    'parent.mjs': `import { runNodeTied } from ${JSON.stringify(RUN)};
process.exitCode = await runNodeTied([${JSON.stringify(join(folder, 'child.mjs'))}]);`,
  });
  return spawn(pinnedNode(), [join(folder, 'parent.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** A process that has ended but that nobody has waited for (in a container without an init) counts as gone. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return true;
  }
  const state = `/proc/${pid}/stat`;
  return existsSync(state) && / Z /.test(readFileSync(state, 'utf8'));
}

it('a program that is tied ends by itself with its own exit code', async () => {
  const [code] = await once(parentOf('process.exitCode = 7;'), 'exit');
  expect(code).toBe(7);
});

/** What it starts itself, as Next starts its workers, which would go on for ever. */
const STARTS_A_WORKER = `import { fork } from 'node:child_process';
if (process.env.IS_NEXT_WORKER) {
  process.on('message', () => {});
  setInterval(() => {}, 1000);
  console.log(process.pid);
} else fork(process.argv[1], { env: { ...process.env, IS_NEXT_WORKER: 'true' }, execArgv: process.execArgv });`;

it.each([
  ['it', 'console.log(process.pid); setInterval(() => {}, 1000);'],
  ['a worker of it', STARTS_A_WORKER],
])('%s ends with the process that started it, when that one is killed', async (_what, script) => {
  const parent = parentOf(script);
  const pid = Number(String((await once(parent.stdout, 'data'))[0]));
  expect(isGone(pid)).toBe(false);
  parent.kill('SIGKILL');
  for (let tries = 0; tries < 200 && !isGone(pid); tries += 1) await sleep(20);
  const gone = isGone(pid);
  if (!gone) process.kill(pid, 'SIGKILL');
  expect(gone).toBe(true);
});
