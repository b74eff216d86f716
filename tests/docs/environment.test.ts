/** @jest-environment node */
/** A variable of the environment that our code reads stands in the guide. */
import { globSync, readFileSync } from 'node:fs';

const GUIDE = readFileSync('docs/guides/build-and-deploy.md', 'utf8');
/** Of the system and of Node. */
const KNOWN = ['NODE_ENV', 'PATH'];

it('the guide names every variable that is read', () => {
  const files = globSync(
    ['{app,build,client,components,e2e,islands,lib,tools}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'],
    {
      exclude: (name) => /(?:node_modules|__screenshots__)$/.test(name),
    },
  );
  const read = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:process\.env|env|environment)\.([A-Z][A-Z_]+)\b/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(read).toContain('CHROMIUM_PATH');
  expect(read.filter((name) => !KNOWN.includes(name) && !GUIDE.includes(`\`${name}\``))).toEqual([]);
});
