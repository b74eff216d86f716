/**
 * `npm start`: installs what is missing, builds the site into out/ and serves it. Needs only Node 20.12 and npm to begin. PORT=8080
 * asks for another port than 3000.
 */

import { argumentsOf } from '../build/arguments.mjs';
import { portOf } from '../build/port.mjs';
import { command, runNode, StepError } from '../build/run.mjs';
import { ensureInstalled } from './toolchain/install.mjs';

/** A step that is done, or how far a long one is: `images: 12.3 s`, `  pictures: 12 of 140, 5 s`, Next's `(12/140)`. */
const SHOWN = /^[\w ]+: (?:\d+ of \d+, )?[\d.]+ s$|\(\d+\/\d+\)/;

/** Builds with a line for each step. Throws a StepError, after all that the build printed, if it fails. */
async function build() {
  /** @type {string[]} */
  const printed = [];
  const code = await runNode(['build/build.ts'], {}, (line) => {
    printed.push(line);
    if (SHOWN.test(line)) console.log(`  ${line.trim()}`);
  });
  if (code === 0) return;
  console.error(`\nAll that the build printed:\n\n${printed.join('\n')}`);
  throw new StepError('The build failed: see the message above.', code);
}

argumentsOf(import.meta.filename);
await command(async () => {
  const port = portOf(process.env.PORT);
  console.log('1. Packages, 2. build, 3. server: some minutes the first time, half a minute from then on.');
  await ensureInstalled();
  console.log('Building the site into out/ …');
  await build();
  return runNode(['build/serve.ts', '--next-free', '--port', String(port)]);
});
