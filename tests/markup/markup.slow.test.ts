import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findJava } from '../../tools/toolchain/programs.mjs';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

/** What `npm run markup` says of pages with these bodies. */
function markup(bodies: Record<string, string>) {
  const folder = temporaryFolder();
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>${body}</body></html>`;
  writeFiles(folder, Object.fromEntries(Object.entries(bodies).map(([file, body]) => [file, page(body)])));
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('tools/markup.ts'), folder], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

it('passes what is right, ids that begin with a digit too', () => {
  const { status, said } = markup({
    'right.html': '<main><h1 id="2024-07">A page</h1></main>',
    'hidden.html': '<h1 hidden="">A page</h1>',
  });
  expect([status, said]).toEqual([0, expect.stringContaining('markup: 2 pages, no problems')]);
});

it('finds each fault, and says in which page', () => {
  const { status, said } = markup({
    'legend.html': '<fieldset aria-label="Field"><p>A</p></fieldset>',
    'twice.html': '<p id="a">A</p><p id="a">B</p>',
    'old.html': '<p align="right">1</p>',
    'style.html': '<p style="color: red">A</p>',
    'popover.html': '<button popovertarget="a" aria-expanded="false">A</button><p id="a" popover>A</p>',
  });
  expect(status).toBe(1);
  for (const found of ['legend.html', 'wcag/h71', 'no-dup-id', 'no-deprecated-attr', 'no-inline-style'])
    expect(said).toContain(found);
  // `npm test` installs Java where it can, and its summary says where it could not.
  if (findJava()) expect(said).toMatch(/popover\.html.*The “aria-expanded” attribute must not be used/);
});
