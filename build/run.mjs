import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
  if (!existsSync(path)) throw new StepError(`${path} is missing: the install did not bring the pinned Node`);
  return path;
}

/**
 * Runs a program in the repository with this terminal. Ctrl+C reaches the program, whose end this process awaits.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<number>} the exit code; 128 and more after a signal
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      shell: process.platform === 'win32' && command === 'npm',
    });
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
    child.once('exit', (code, signal) => {
      settle();
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/**
 * Runs a program with the pinned Node: `runNode(['build/build.ts'])`.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export const runNode = (args, env) => run(pinnedNode(), args, { NEXT_TELEMETRY_DISABLED: '1', ...env });

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
