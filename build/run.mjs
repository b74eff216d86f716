import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './root.mjs';

/** The browsers that tools would fetch on install: Chromium is found or installed on its own (chromium.mjs). */
export const NO_BROWSER_DOWNLOADS = { PUPPETEER_SKIP_DOWNLOAD: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };

/** An expected failure: its message is all that a person needs, and the exit code is passed on. */
export class StepError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The Node of this repository's lockfile. Throws a StepError if it is not installed. */
export function pinnedNode() {
  const path = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(path))
    throw new StepError(
      `${path} is missing: the install did not bring the pinned Node. Run npm ci, without --ignore-scripts`,
    );
  return path;
}

/**
 * Runs a program in the repository with this terminal. Ctrl+C reaches the program, whose end this process awaits.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @param {((line: string) => void) | undefined} [onLine] gets what the program prints, instead of the terminal
 * @param {'ipc'[]} channel
 * @returns {Promise<number>} the exit code; 128 and more after a signal
 */
export function run(command, args, env = {}, onLine = undefined, ...channel) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['inherit', ...(onLine ? ['pipe', 'pipe'] : ['inherit', 'inherit']), ...channel],
      shell: process.platform === 'win32' && command === 'npm',
    });
    for (const input of [child.stdout, child.stderr])
      if (onLine && input) createInterface({ input }).on('line', onLine);
    const forward = () => child.kill('SIGTERM');
    const wait = () => {};
    process.on('SIGTERM', forward);
    process.on('SIGINT', wait);
    const settle = () => {
      process.off('SIGTERM', forward);
      process.off('SIGINT', wait);
    };
    child.once('error', (error) => {
      settle();
      reject(new StepError(`${command} could not be started: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      settle();
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/**
 * Runs a program with the pinned Node: `runNode(['build/build.ts'])`.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {(line: string) => void} [onLine]
 */
export const runNode = (args, env, onLine) =>
  run(pinnedNode(), args, { NEXT_TELEMETRY_DISABLED: '1', ...env }, onLine);

const ENDS_WITH_PARENT = new URL('./ends-with-parent.mjs', import.meta.url).href;

/**
 * The same, for a program that must not go on writing when this process is killed.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export const runNodeTied = (args, env) =>
  run(
    pinnedNode(),
    ['--import', ENDS_WITH_PARENT, ...args],
    { NEXT_TELEMETRY_DISABLED: '1', PARENT_ID: String(process.pid), ...env },
    undefined,
    'ipc',
  );

/**
 * Runs the main function of a command: prints an expected failure as one sentence and sets the exit code.
 * @param {() => Promise<number>} main gives the exit code
 */
export async function command(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = error.exitCode;
  }
}
