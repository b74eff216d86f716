/** @jest-environment node */
/** A variable of the environment that our code reads stands in the guide. */
import { globSync, readFileSync } from 'node:fs';

const GUIDE = readFileSync('docs/guides/build-and-deploy.md', 'utf8');
/** Of the system and of Node. */
const KNOWN = ['NODE_ENV', 'PATH'];

/** The variables that a source asks for: by a name behind a dot, by names in braces, or by a constant with the name. */
function namesIn(source: string): string[] {
  const found = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...found(/\b(?:process\.env|env|environment)\.([A-Z][A-Z_]+)\b/g),
    ...found(/\{([^{}]*)\} = process\.env\b/g).flatMap((names) => names.match(/\b[A-Z][A-Z_]+\b/g) ?? []),
    ...found(/\bprocess\.env\[([A-Z_]+)\]/g).map(
      (constant) => new RegExp(`const ${constant} = '(\\w+)'`).exec(source)?.[1] ?? constant,
    ),
  ];
}

it('the guide names every variable that is read', () => {
  const files = globSync(
    ['{app,build,client,components,e2e,islands,lib,tools}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'],
    {
      exclude: (name) => /(?:node_modules|__screenshots__)$/.test(name),
    },
  );
  const read = files.flatMap((file) => namesIn(readFileSync(file, 'utf8')));
  expect(read).toEqual(expect.arrayContaining(['CHROMIUM_PATH', 'WALKS_AGAIN', 'CONTENT_SNAPSHOT']));
  expect(read.filter((name) => !KNOWN.includes(name) && !GUIDE.includes(`\`${name}\``))).toEqual([]);
});
