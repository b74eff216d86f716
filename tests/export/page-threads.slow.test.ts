import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

it('what goes wrong in a thread comes back with its cause, and the stack of where it was', () => {
  const folder = temporaryFolder();
  const threads = pathToFileURL(resolve('build/export/page-threads.ts'));
  // Jest compiles what it loads, threads load the sources: so this runs in a process of its own.
  writeFiles(folder, {
    'a.html': '<p>a</p>',
    'run.mjs': `import { PageThreads } from '${threads}';
const threads = new PageThreads({ folder: '.', settings: {} });
const order = { source: '${join(folder, 'a.html')}', task: { path: 'a.html' }, key: 'a' };
const { message, cause } = await threads.finish([order], () => {}).catch((error) => error);
console.log(JSON.stringify([message, cause?.stack]));
await threads.end();
`,
  });
  const printed = execFileSync(process.execPath, [join(folder, 'run.mjs')], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual([
    expect.stringMatching(/^a\.html: /),
    expect.stringMatching(/^ {4}at .*build\/export\//m),
  ]);
});
