import { basename } from 'node:path';
import type { Metafile } from 'esbuild';

export interface ClientManifest {
  /** Address of the module that every page loads; it imports nothing statically. */
  entry: string;
  /** Addresses to preload for an island, by its name: React's part, its own chunk and all they import. Sorted. */
  islands: Record<string, string[]>;
  /** Addresses of all scripts that an island may come to run, by its name: those, and what they import on demand. Sorted. */
  reached: Record<string, string[]>;
  /** Addresses of what is fetched on demand, by the name of the part; none in development, where the entry holds it. */
  parts: Record<string, string[]>;
}

/** The source of what starts an island, with React's part, needed with each one. */
export const MOUNT = 'client/start-island.ts';
/** A part: its source, the attributes that mark it, and whether it waits until the visitor opens it. */
type Part = { source: string; marks: readonly string[]; isOpened?: true };

/** What is fetched on demand, without React: each is a module of its own. */
export const PARTS: Readonly<Record<string, Part>> = {
  /** Searches and filters a list, on the pages that have one. */
  explorer: { source: 'client/enhance/explorer/explorer.ts', marks: ['data-explorer'] },
  /** Plays a clip, on the pages that have one. */
  clip: { source: 'client/enhance/clip.ts', marks: ['data-clip'] },
  /** Plays films, on the pages that have some. */
  video: { source: 'client/enhance/video.ts', marks: ['data-video'] },
  /** Counts what is ticked, for screen readers, on the page that has a checklist. */
  checklist: { source: 'client/enhance/checklist.ts', marks: ['data-checklist'] },
  /** Saves a text of the page, on the pages that offer it. */
  download: { source: 'client/enhance/download.ts', marks: ['data-download-from'] },
  /** Shows what belongs to an address that is nowhere, on the 404 pages. */
  'not-found': { source: 'client/enhance/not-found.ts', marks: ['data-not-found'] },
  /** The site search. */
  search: {
    source: 'client/enhance/search/start.ts',
    marks: ['data-search-dialog', 'data-search-page'],
    isOpened: true,
  },
};
export const PART_SOURCES: readonly string[] = Object.values(PARTS).map(({ source }) => source);
/** The file beside the manifest with the script that every page holds inline. */
export const CAPTURE_SCRIPT = 'early.js';
const STATIC = ['import-statement'];
const ANY = [...STATIC, 'dynamic-import'];
const ISLAND_SOURCE = /(?:^|\/)islands\/([^/]+)\.tsx$/;

/**
 * The path of the output that a source became.
 * @throws Error naming the source if it is not among the outputs.
 */
export function outputOf({ outputs }: Metafile, source: string): string {
  const path = Object.keys(outputs).find((candidate) => outputs[candidate]?.entryPoint === source);
  if (!path) throw new Error(`the bundle has no output for ${source}`);
  return path;
}

/** A source's output and all the outputs which that imports, statically or in other ways as well. */
function filesOf(metafile: Metafile, source: string, kinds: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? [])
      if (kinds.includes(kind)) visit(next);
  };
  visit(outputOf(metafile, source));
  return [...found];
}

/**
 * Which files the browser needs, read from esbuild's metafile.
 * @param base the address of the folder they are served from, with a slash at the end
 * @throws Error if the entry, or React's part beside an island, is not among the outputs.
 */
export function clientManifest(metafile: Metafile, entry: string, base: string): ClientManifest {
  const address = (path: string) => base + basename(path);
  const islands: Record<string, string[]> = {};
  const reached: Record<string, string[]> = {};
  const addresses = (files: Iterable<string>) => [...files].map(address).sort();
  for (const source of Object.values(metafile.outputs)
    .map(({ entryPoint }) => entryPoint ?? '')
    .sort()) {
    const name = ISLAND_SOURCE.exec(source)?.[1];
    if (!name) continue;
    islands[name] = addresses(new Set([source, MOUNT].flatMap((part) => filesOf(metafile, part, STATIC))));
    reached[name] = addresses(filesOf(metafile, source, ANY));
  }
  const isSplit = (source: string) =>
    Object.values(metafile.outputs).some(({ entryPoint }) => entryPoint === source);
  return {
    entry: address(outputOf(metafile, entry)),
    islands,
    reached,
    parts: Object.fromEntries(
      Object.entries(PARTS)
        .filter(([, { source }]) => isSplit(source))
        .map(([name, { source }]) => [name, addresses(filesOf(metafile, source, STATIC))]),
    ),
  };
}
