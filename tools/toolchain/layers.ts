import { posix } from 'node:path';

/** Path of a source file, relative to the repository, to its text. */
export type Sources = ReadonlyMap<string, string>;

type Import = { target: string; typeOnly: boolean };

const SMALL_PARTS = ['components/ui', 'components/drawings'];

/** Which layer may import which others; every layer may import itself. The most specific folder counts. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  app: ['components', 'islands', 'lib'],
  components: ['components', 'islands', 'lib'],
  'components/ui': ['lib'],
  'components/drawings': ['components/ui', 'lib'],
  'components/layout': [...SMALL_PARTS, 'islands', 'lib'],
  'components/sections': [...SMALL_PARTS, 'islands', 'lib'],
  // Drawings are pure markup, as safe in the browser as the primitives.
  islands: [...SMALL_PARTS, 'lib'],
  client: ['islands', 'lib'],
  lib: [],
  // Of the pages, what they are defined as; never how they look.
  build: ['app', 'lib'],
  tools: ['app', 'build', 'lib'],
};

const FOLDERS = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);

const isIn = (path: string, folder: string) => path.startsWith(`${folder}/`);

const IMPORT =
  /(?:^|\n|;)\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s*)?(['"])([^'"]+)\2|\bimport\(\s*(['"`])([^'"`]+)\4\s*\)/g;

/** What a source imports from this repository: `@/lib/a` and `./a.ts`, as paths as they are written. */
export function importsOf(path: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].flatMap(([, type, , still, , moving]) => {
    const name = still ?? moving ?? '';
    const typeOnly = type !== undefined;
    if (name.startsWith('@/')) return [{ target: name.slice(2), typeOnly }];
    if (name.startsWith('.')) return [{ target: posix.join(posix.dirname(path), name), typeOnly }];
    return [];
  });
}

/** The file that an import means: the ending may be left out, a folder means its index. */
const fileOf = (sources: Sources, target: string): string | undefined =>
  ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
    .map((end) => target + end)
    .find((path) => sources.has(path));

const layerOf = (path: string): string | undefined => FOLDERS.find((folder) => isIn(path, folder));

function layerProblem(path: string, target: string): string[] {
  const from = layerOf(path);
  if (!from || !layerOf(target) || layerOf(target) === from) return [];
  if (MAY_IMPORT[from]?.some((folder) => isIn(target, folder))) return [];
  return [`${path}: ${from} may not import ${target}`];
}

/** The first ring of imports that a file starts, as a list of paths, or undefined. */
function ringFrom(start: string, graph: ReadonlyMap<string, string[]>): string[] | undefined {
  const seen = new Set<string>();
  const visit = (path: string, trail: string[]): string[] | undefined => {
    for (const next of graph.get(path) ?? []) {
      if (next === start) return [...trail, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const ring = visit(next, [...trail, next]);
      if (ring) return ring;
    }
    return undefined;
  };
  return visit(start, [start]);
}

/** All imports against the table, rings of imports, and `'use client'` outside `islands/`, as sentences. */
export function layerProblems(sources: Sources): string[] {
  const graph = new Map<string, string[]>();
  const problems: string[] = [];
  for (const [path, source] of sources) {
    const imports = importsOf(path, source);
    problems.push(...imports.flatMap(({ target }) => layerProblem(path, fileOf(sources, target) ?? target)));
    const atRunTime = imports.filter(({ typeOnly }) => !typeOnly);
    graph.set(
      path,
      atRunTime.flatMap(({ target }) => fileOf(sources, target) ?? []),
    );
    if (/^\s*(['"])use client\1/m.test(source) && !isIn(path, 'islands'))
      problems.push(`${path}: 'use client' belongs into islands/`);
  }
  const rings = [...graph.keys()].flatMap((path) => {
    const ring = ringFrom(path, graph);
    return ring && ring.slice(0, -1).sort()[0] === path ? [`imports in a ring: ${ring.join(' → ')}`] : [];
  });
  return [...problems, ...rings];
}
