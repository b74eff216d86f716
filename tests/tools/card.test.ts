/** The packages on the client's card: each is imported where the thing is done that it is for. */
import { globSync, readFileSync, statSync } from 'node:fs';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const textOf = (files: string) => {
  // Playwright keeps its pictures in folders that end like the tests.
  const found = globSync(files).filter((file) => statSync(file).isFile());
  expect(found).not.toEqual([]);
  return found.map((file) => readFileSync(file, 'utf8'));
};
/** A name or a path below it, in an import that is more than a type. */
const importing = (name: string) =>
  new RegExp(`^(?:import|export) (?!type )[^;]*?from '${name}(?:/[\\w./-]+)?';|^import '${name}'`, 'm');

it.each([
  ['next', 'makes the pages', 'app/**/*.tsx', importing('next')],
  ['next', 'compiles what jest loads', 'jest.config.mjs', importing('next')],
  ['react', 'draws the islands', 'islands/**/*.{ts,tsx}', importing('react')],
  ['react-dom', 'draws islands in pages', 'client/mount-island.tsx', importing('react-dom')],
  ['next-intl', 'gives pages their messages', 'components/**/*.tsx', importing('next-intl')],
  ['next-intl', 'is part of the build', 'next.config.mjs', importing('next-intl')],
  ['tailwindcss', 'writes the stylesheet', 'app/**/*.css', /^@import ['"]tailwindcss/m],
  ['remark', 'reads Markdown', 'lib/content/markdown.ts', importing('remark')],
  ['rehype-stringify', 'writes the HTML of pages', 'build/html.ts', importing('rehype-stringify')],
  ['@headlessui/react', 'has the parts that HTML lacks', 'islands/**/*.tsx', importing('@headlessui/react')],
  ['zod', 'checks the content', 'lib/content/*.ts', importing('zod')],
  [
    '@testing-library/react',
    'draws islands in tests',
    'tests/islands/*.tsx',
    importing('@testing-library/react'),
  ],
  ['@playwright/test', 'visits the site', 'e2e/**/*.spec.ts', importing('@playwright/test')],
])('%s %s', (name, _use, files, pattern) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  expect(textOf(files).some((text) => pattern.test(text))).toBe(true);
});

it('jest runs the unit tests', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(devDependencies).toHaveProperty('jest');
  expect(scripts.unit).toMatch(/^jest /);
});

it('no test draws a component by hand', () => {
  const files = globSync('tests/**/*.{ts,tsx}').filter((file) => !file.endsWith('card.test.ts'));
  expect(files.filter((file) => /\b(?:createRoot|hydrateRoot)\b/.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
