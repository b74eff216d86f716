/** @jest-environment node */
/** Every command of ours, asked what it does and given what it does not know; nothing is done either time. */
import { readFileSync } from 'node:fs';
import { runProgram } from '../helpers/run-program';
import { commands } from './commands';

const HEAD = /\/\*\*\s*\*? ?([\s\S]*?)\n/;

it.concurrent.each(commands)(
  'npm run %s prints the head of its file, and refuses the rest in a line',
  async (_name, file) => {
    const run = (word: string) =>
      runProgram('node_modules/.bin/node', [file, word], { cwd: process.cwd(), env: { LC_ALL: 'C' } });
    const [help, refused] = [await run('--help'), await run('--nonsense')];
    expect(help.exitCode).toBe(0);
    expect(help.output).toContain(HEAD.exec(readFileSync(file, 'utf8'))?.[1]);
    expect(refused.exitCode).toBeGreaterThan(0);
    expect(refused.output.trim()).toMatch(/^(?:Unknown option '--nonsense'\. |)Use:? .+$/);
  },
);
