import { basename } from 'node:path';
import type { Metafile } from 'esbuild';

export interface ClientManifest {
  /** Address of the module that every page loads. */
  entry: string;
  /** Addresses to preload for an island, by its name: React's part, its own chunk and all they import. Sorted. */
  islands: Record<string, string[]>;
}

/** The source of React's part of waking an island, needed with each one. */
const MOUNT = 'client/mount-island.ts';
const ISLAND_SOURCE = /^islands\/([^/]+)\.tsx$/;

/** The output that a source became, and all the outputs which that imports statically. Paths as in the metafile. */
export function staticFiles({ outputs }: Metafile, source: string): string[] {
  const first = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === source);
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement') visit(next);
  };
  if (first) visit(first);
  return [...found].sort();
}

/**
 * Which files the browser needs, read from esbuild's metafile.
 * @param base the address of the folder they are served from, with a slash at the end
 * @throws Error if the entry is not among the outputs.
 */
export function clientManifest(metafile: Metafile, entry: string, base: string): ClientManifest {
  const outputs = Object.values(metafile.outputs);
  const main = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === entry);
  if (!main) throw new Error(`the bundle has no output for ${entry}`);
  const address = (path: string) => base + basename(path);

  const islands: Record<string, string[]> = {};
  for (const source of outputs.map(({ entryPoint }) => entryPoint ?? '').sort()) {
    const name = ISLAND_SOURCE.exec(source)?.[1];
    if (!name) continue;
    const files = new Set([...staticFiles(metafile, source), ...staticFiles(metafile, MOUNT)]);
    islands[name] = [...files].map(address).sort();
  }
  return { entry: address(main), islands };
}
