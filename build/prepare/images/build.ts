/** The image step: from the pictures in `content/` to the files, manifest and styles that pages use. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImageEntry, ImageManifest } from '../../../lib/images/manifest.ts';
import { Cache } from '../../cache.ts';
import { inTurn } from '../../in-turn.ts';
import { progress } from '../../progress.mjs';
import { StepError } from '../../run.mjs';
import { removeOthers, writeIfChanged } from '../../write.ts';
import { colourStyles } from './colour.ts';
import { type Encoded, encode } from './encode.ts';
import { entryOf } from './entry.ts';
import { findSources, type Source, slugOf } from './sources.ts';

/** All paths are absolute. */
export type ImageFolders = { content: string; assets: string; generated: string; cache: string };

/** Tells for a picture's key whether it is to be served. */
export type Served = (key: string) => boolean;

/** @throws StepError naming the picture if it cannot be read. */
const encoded = ({ key, disk }: Source): Promise<Encoded> =>
  encode(readFileSync(disk)).catch((error: Error) => {
    throw new StepError(`content/${key}: ${error.message}`);
  });

/**
 * Brings AVIF, WebP and one fallback of every picture below `content` to `assets`, which is served as
 * `/assets/img/`, and writes `images.json` and `images.css` to `generated`. What lies in the cache is not made again.
 * @throws Error naming the picture if one cannot be read.
 */
export async function buildImages(
  folders: ImageFolders,
  isServed: Served = () => true,
): Promise<ImageManifest> {
  const cache = new Cache<Encoded>(folders.cache);
  const names = new Set<string>();
  /** Makes a picture's files if needed, and serves them; one picture at a time is in memory. */
  const build = async (source: Source): Promise<ImageEntry> => {
    const { files, ...facts } = await cache.getOrPut(source.hash, () => encoded(source));
    const nameOf = (ending: string) => `${slugOf(source.key)}-${source.hash}-${ending}`;
    for (const [ending, bytes] of files) {
      names.add(nameOf(ending));
      writeIfChanged(path.join(folders.assets, nameOf(ending)), bytes);
    }
    return entryOf({ ...facts, endings: [...files.keys()] }, (ending) => `/assets/img/${nameOf(ending)}`);
  };
  const sources = findSources(folders.content).filter(({ key }) => isServed(key));
  const { done, end } = progress('pictures', sources.length);
  const entries = await inTurn(sources, async (source) => {
    const entry = await build(source);
    done();
    return entry;
  }).finally(end);
  const manifest = Object.fromEntries(
    sources.map(({ key }, index) => [key, entries[index] as ImageEntry] as const),
  );
  removeOthers(folders.assets, names);
  cache.evict();
  writeIfChanged(path.join(folders.generated, 'images.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  writeIfChanged(
    path.join(folders.generated, 'images.css'),
    colourStyles(entries.filter(({ className }) => className).map(({ color }) => color)),
  );
  return manifest;
}
