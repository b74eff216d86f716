/** The drawings of pages in this process: their components are bundled, since Node runs no JSX. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { digest } from '../../digest.ts';
import { fillFolder } from '../../write.ts';

export type DrawingMarkup = (name: string, props: Readonly<Record<string, unknown>>) => string;

/** `key` stands for the components. */
type Drawings = { draw: DrawingMarkup; key: string };

/** What lies in `lib/` stays one module with ours: it knows the content. */
const ours = (root: string): Plugin => ({
  name: 'ours',
  setup({ onResolve }) {
    onResolve({ filter: /^@\/lib\// }, ({ path: name }) => {
      const file = path.join(root, `${name.slice(2)}.ts`);
      const found = existsSync(file) ? file : path.join(root, name.slice(2), 'index.ts');
      return { path: pathToFileURL(found).href, external: true };
    });
  },
});

/**
 * The function that draws. The bundle is cached in `cache`.
 * @throws Error if a source does not compile.
 */
export async function loadDrawings({ root, cache }: { root: string; cache: string }): Promise<Drawings> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['app/documents/drawings.tsx'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    packages: 'external',
    alias: { '@': root },
    plugins: [ours(root)],
    logLevel: 'silent',
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error('app/documents/drawings.tsx became no bundle');
  const key = digest(bundle.contents, 16);
  const name = `${key}.mjs`;
  fillFolder(cache, new Map([[name, bundle.contents]]));
  const { drawingMarkup } = (await import(pathToFileURL(path.join(cache, name)).href)) as {
    drawingMarkup: DrawingMarkup;
  };
  return { draw: drawingMarkup, key };
}
