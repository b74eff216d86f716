/** @jest-environment node */
/** Every command of ours says what it does when it is asked, and refuses in a sentence what it does not know. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { commands } from './commands';

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/node', args, { encoding: 'utf8' });
  return { status, said: stdout.trim(), refused: stderr.trim() };
};

it.each(commands)('npm run %s has a help, the head of its file, which names it', (name, file) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toMatch(
    /^ *(?:argumentsOf|editorArguments|offerHelp)\(|= (?:argumentsOf|editorArguments)\(/m,
  );
  const [head = ''] = /\/\*\*[\s\S]*?\*\//.exec(source) ?? [];
  expect(head).toMatch(new RegExp(`\`npm (?:run )?${name === 'hosts' ? 'test' : name}\\b`));
});

it('it is printed by --help and -h, and nothing is done', () => {
  const asked = run('tools/killed-builds.ts', '--help');
  expect(asked).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^`npm run killed-builds/),
    refused: '',
  });
  expect(run('tools/killed-builds.ts', '4', '-h')).toEqual(asked);
});

it('what a command does not know is refused in a line', () => {
  const refused = (...args: string[]) => run('tools/killed-builds.ts', ...args);
  expect(refused('--nonsense')).toEqual({
    status: 2,
    said: '',
    refused: "Unknown option '--nonsense'. Use --help to see what this command takes.",
  });
  expect(run('build/serve.ts', 'nonsense')).toMatchObject({
    status: 2,
    refused: expect.stringMatching(/^Unexpected argument 'nonsense'\. .*$/),
  });
});
