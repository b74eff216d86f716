import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { importsOf, layerProblems, MAY_IMPORT } from '../../tools/toolchain/layers';

const problems = (sources: Record<string, string>) => layerProblems(new Map(Object.entries(sources)));

describe('the layers of this repository', () => {
  const root = join(import.meta.dirname, '../..');
  const folders = [...new Set(Object.keys(MAY_IMPORT).map((folder) => folder.split('/')[0]))];
  const paths = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root }).map((path) =>
    path.split(sep).join('/'),
  );
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

  it('are read at all', () => {
    expect(sources.size).toBeGreaterThan(20);
    expect([...sources].flatMap(([path, source]) => importsOf(path, source)).length).toBeGreaterThan(20);
  });

  it('are kept by every import', () => {
    expect(layerProblems(sources)).toEqual([]);
  });
});

describe('importsOf finds', () => {
  it.each([
    ['an alias', "import { a } from '@/lib/a';", ['lib/a']],
    ['a relative path', "import a from '../lib/a.ts';", ['lib/a.ts']],
    ['names over several lines', "import {\n  a,\n  type B,\n} from '@/lib/a';", ['lib/a']],
    ['types', "import type { A } from '@/lib/a';", ['lib/a']],
    ['an import for its effect', "import './a.css';", ['app/a.css']],
    ['what is passed on', "export { a } from './a';", ['app/a']],
    ['a late import', "const a = await import('@/islands/a');", ['islands/a']],
    ['several', "import a from './a';\nimport b from './b';", ['app/a', 'app/b']],
    ['no packages', "import { z } from 'zod';\nexport const a = 1;", []],
  ])('%s', (_what, source, targets) => {
    expect(importsOf('app/page.tsx', source).map(({ target }) => target)).toEqual(targets);
  });
});

describe('layerProblems', () => {
  const file = '';

  it.each([
    ['a page', 'app/a.tsx', 'components/ui/b', []],
    ['a page', 'app/a.tsx', 'tools/b', ['app/a.tsx: app may not import tools/b.ts']],
    ['a primitive', 'components/ui/a.tsx', 'components/sections/b', ['components/ui may not import']],
    ['a section', 'components/sections/a.tsx', 'islands/b', []],
    ['the header', 'components/layout/a.tsx', 'components/sections/b', ['components/layout may not import']],
    ['the domain', 'lib/a.ts', 'components/ui/b', ['lib may not import components/ui/b.ts']],
    ['the domain', 'lib/a.ts', 'lib/i18n/b', []],
    ['an island', 'islands/a.ts', 'client/b', ['islands may not import client/b.ts']],
    ['the entry', 'client/a.ts', 'islands/b', []],
    ['a tool', 'tools/a.ts', 'components/b', ['tools may not import components/b.ts']],
  ])('%s: %s importing %s', (_who, from, to, expected) => {
    const found = problems({ [from]: `import b from '@/${to}';`, [`${to}.ts`]: file });
    expect(found).toEqual(expected.map((sentence) => expect.stringContaining(sentence)));
  });

  it("keeps 'use client' inside islands/", () => {
    expect(problems({ 'islands/a.tsx': "'use client';\n" })).toEqual([]);
    expect(problems({ 'components/a.tsx': "'use client';\n" })).toEqual([
      "components/a.tsx: 'use client' belongs into islands/",
    ]);
  });

  it('finds rings once, and leaves types alone', () => {
    const ring = {
      'lib/a.ts': "import './b.ts';",
      'lib/b.ts': "import './c';",
      'lib/c.ts': "import './a.ts';",
    };
    expect(problems(ring)).toEqual(['imports in a ring: lib/a.ts → lib/b.ts → lib/c.ts → lib/a.ts']);
    expect(problems({ ...ring, 'lib/c.ts': "import type { A } from './a.ts';" })).toEqual([]);
  });
});
