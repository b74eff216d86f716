/** Kills builds and looks what they leave: `out/` is the old or the new site, whole, nothing goes on, and the next build is as any. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readTree } from '../../build/export/tree.ts';
import type { Files } from '../../build/export/types.ts';
import { pinnedNode, StepError } from '../../build/run.mjs';
import { buildDate } from '../../lib/content/publication.ts';
import { differences } from '../reproducible/differences.ts';
import { projectCopy } from '../toolchain/project-copy.ts';

/** What a build makes, besides what it keeps for the next one. */
const MADE = ['.next', '.generated', '.cache', 'out', 'public/assets', 'public/documents'];

/** Killed in a row before one may finish: what they leave adds up. */
const IN_A_ROW = 4;

/** A text that the site always has. */
const TEXT = 'content/legal/privacy/index.ja.md';

/** The same for all, even if midnight passes between them. */
const BUILD_DATE = buildDate();

type Ended = { code: number | null; seconds: number; printed: string };

/** Builds a copy; kills it after some seconds, if any, with all that it has started, or alone. */
async function build(cwd: string, kill?: { seconds: number; alone: boolean }): Promise<Ended> {
  const start = performance.now();
  const env = { ...process.env, BUILD_DATE, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
  const child = spawn(pinnedNode(), ['build/build.ts'], { cwd, env, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      printed += data;
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (kill) {
    await Promise.race([sleep(kill.seconds * 1000), ended]);
    const pid = child.pid as number;
    if (child.exitCode === null) process.kill(kill.alone ? pid : -pid, 'SIGKILL');
  }
  return { code: await ended, seconds: (performance.now() - start) / 1000, printed };
}

/** @throws StepError with what it printed, if it fails. */
async function wholeBuild(cwd: string): Promise<{ files: Files; seconds: number }> {
  const { code, seconds, printed } = await build(cwd);
  if (code !== 0) throw new StepError(`A build failed:\n${printed}`);
  return { files: await readTree(join(cwd, 'out')), seconds };
}

/** How long what a killed build had started may take to end. */
const GRACE_MS = 5_000;

/** Processes that run in a folder, where the system tells (Linux). */
function runningIn(folder: string): number[] {
  if (!existsSync('/proc/self/cwd')) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      return false;
    }
  });
}

/** Those that go on though the build that started them was killed; they are ended. */
async function leftIn(folder: string): Promise<number[]> {
  const until = performance.now() + GRACE_MS;
  while (runningIn(folder).length > 0 && performance.now() < until) await sleep(100);
  const left = runningIn(folder);
  for (const pid of left) process.kill(pid, 'SIGKILL');
  return left;
}

/** The content in one of two states, so that the site that a build replaces is another one. */
function setContent(copy: string, original: string, state: number): void {
  writeFileSync(join(copy, TEXT), state === 0 ? original : original.replace(/\n*$/, '\n\n短い一文です。\n'));
}

/** What both states look like, built from nothing. */
async function references(original: string): Promise<Files[]> {
  const { copy, remove } = projectCopy(undefined, { caches: false });
  try {
    const sites: Files[] = [];
    for (const state of [0, 1]) {
      for (const name of MADE) rmSync(join(copy, name), { recursive: true, force: true });
      setContent(copy, original, state);
      sites.push((await wholeBuild(copy)).files);
    }
    return sites;
  } finally {
    remove();
  }
}

/**
 * Kills so many builds of a copy of the repository at random moments. Gives what was wrong, in sentences.
 * @throws StepError with what it printed, if a build that nobody killed fails.
 */
export async function killBuilds(kills: number, print: (line: string) => void): Promise<string[]> {
  const { copy, remove } = projectCopy();
  try {
    const original = readFileSync(join(copy, TEXT), 'utf8');
    const sites = await references(original);
    let { seconds } = await wholeBuild(copy);
    const faults: string[] = [];
    const say = (line: string, fault: boolean) => {
      print(fault ? `FAULT ${line}` : line);
      if (fault) faults.push(line);
    };
    for (let count = 1, state = 1; count <= kills; state = 1 - state) {
      setContent(copy, original, state);
      for (const last = Math.min(kills, count + IN_A_ROW - 1); count <= last; count += 1) {
        const alone = count % 2 === 0;
        const ended = await build(copy, { seconds: Math.random() * seconds, alone });
        const left = await leftIn(copy);
        const shown = await readTree(join(copy, 'out'));
        const same = sites.findIndex((site) => differences(site, shown).length === 0);
        const line = ended.printed.trim().split('\n').at(-1)?.trim();
        const what = same === -1 ? 'neither the old nor the new site' : same === state ? 'new' : 'old';
        const on = left.length > 0 ? `, and ${left.length} processes go on` : '';
        say(
          `${count}: ${ended.seconds.toFixed(1)} s${alone ? ', alone' : ''}, "${line}": ${what}${on}`,
          same === -1 || left.length > 0,
        );
      }
      const next = await wholeBuild(copy);
      seconds = next.seconds;
      const found = differences(sites[state] as Files, next.files);
      say(`next build, ${seconds.toFixed(1)} s: ${found[0] ?? 'as from nothing'}`, found.length > 0);
    }
    return faults;
  } finally {
    remove();
  }
}
