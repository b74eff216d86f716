/** The image step: from the pictures in `content/` to the files, manifest and styles that pages use. */
import path from 'node:path';
import type { ImageEntry, ImageManifest } from '../../../lib/images/manifest.ts';
import { inTurn } from '../../in-turn.ts';
import { cached } from './cache.ts';
import { colourStyles } from './colour.ts';
import { entryOf } from './entry.ts';
import { findSources, type Source, slugOf } from './sources.ts';
import { mirror, writeIfChanged } from './write.ts';

/** All paths are absolute. */
export type ImageFolders = { content: string; assets: string; generated: string; cache: string };

/** Tells for a picture's key whether it is to be served. */
export type Served = (key: string) => boolean;

/** Makes one picture's files if needed, and notes under which names they will be served. */
async function build(source: Source, cache: string, served: Map<string, string>): Promise<ImageEntry> {
  const { folder, ...facts } = await cached(source, cache);
  const nameOf = (ending: string) => `${slugOf(source.key)}-${source.hash}-${ending}`;
  for (const ending of facts.endings) served.set(nameOf(ending), path.join(folder, ending));
  return entryOf(facts, (ending) => `/assets/img/${nameOf(ending)}`);
}

/**
 * Brings AVIF, WebP and one fallback of every picture below `content` to `assets`, which is served as
 * `/assets/img/`, and writes `images.json` and `images.css` to `generated`. What lies in the cache is not made again.
 * @throws Error naming the picture if one cannot be read.
 */
export async function buildImages(
  folders: ImageFolders,
  isServed: Served = () => true,
): Promise<ImageManifest> {
  const sources = findSources(folders.content).filter(({ key }) => isServed(key));
  const served = new Map<string, string>();
  const entries = await inTurn(sources, (source) => build(source, folders.cache, served));
  const manifest = Object.fromEntries(
    sources.map(({ key }, index) => [key, entries[index] as ImageEntry] as const),
  );
  mirror(folders.assets, served);
  writeIfChanged(path.join(folders.generated, 'images.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  writeIfChanged(
    path.join(folders.generated, 'images.css'),
    colourStyles(entries.filter(({ className }) => className).map(({ color }) => color)),
  );
  return manifest;
}
