/** @jest-environment node */
/** What a command would leave aside or cannot read it refuses before it does anything, naming the word. */
import { runProgram } from '../helpers/run-program';

const NODE = 'node_modules/.bin/node';

it.each([
  ['tools/mutation.ts', ['search', 'content'], 'content'],
  ['tools/markup.ts', ['tests/nowhere', 'docs'], 'docs'],
  ['tools/imagery.ts', ['grip', '0.3', '6'], '6'],
  ['tools/killed-builds.ts', ['many'], 'many'],
  ['tools/oracle.ts', ['nowhere', 'other'], 'other'],
  ['tools/oracle.ts', ['nowhere', '--only', '('], '('],
  ['tools/oracle.ts', ['nowhere', '--widths', '390,wide'], 'wide'],
  ['tools/oracle.ts', ['nowhere', '--media', 'paper'], 'paper'],
  ['tools/oracle.ts', ['nowhere', '--limit', 'none'], 'none'],
  ['tools/walks.ts', ['many'], 'many'],
  ['tools/walks.ts', ['4', 'more'], 'more'],
  ['tools/walks.ts', ['--seed', 'seven'], 'seven'],
  ['tools/walks.ts', ['--nonsense'], '--nonsense'],
])('%s %j', async (file, words, wrong) => {
  const { exitCode, output } = await runProgram(NODE, [file, ...words], {
    cwd: process.cwd(),
    env: { LC_ALL: 'C' },
  });
  expect(output.replace('npm run', '')).toContain(`${wrong.startsWith('-') ? "'" : ''}${wrong}`);
  expect(output).not.toMatch(/^\s+at /m);
  expect(exitCode).toBe(2);
});

it.each(['tools/start.mjs', 'tools/dev.ts', 'tools/edit.ts', 'build/serve.ts'])(
  '%s reads its port before it does anything',
  async (file) => {
    const env = { PORT: 'abc', LC_ALL: 'C' };
    const { exitCode, output } = await runProgram(NODE, [file], { cwd: process.cwd(), env });
    expect(output.trim()).toBe('PORT must be a number from 0 to 65535, not "abc"');
    expect(exitCode).toBe(2);
  },
);
