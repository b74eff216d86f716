import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { Cache } from '../../cache.ts';
import { digest } from '../../digest.ts';
import { fillFolder, writeIfChanged } from '../../write.ts';
import { LATIN, MONO } from './characters.ts';
import { FAMILY, type Face, faceRule, LOCAL_FACES } from './faces.ts';
import { JAPANESE, LATIN_MONO, LATIN_SANS } from './sources.ts';
import { renamedTrueType, subsetOf } from './subset.ts';

/** All paths are absolute; `assets` is served as `/assets/fonts/`. */
export type FontFolders = { root: string; assets: string; generated: string; cache: string };

/** `.generated/fonts.json`: what each language preloads on every page. */
export type FontManifest = { preload: Record<Locale, string[]> };

type Made = { name: string; bytes: Uint8Array; face: Omit<Face, 'src'> };

/** The name under which a font is served: its content decides it. */
export function servedName(name: string, bytes: Uint8Array, format = 'woff2'): string {
  return `${name}-${digest(bytes, 10)}.${format}`;
}

type Sources = { root: string; cache: Cache<Uint8Array> };

async function latin({ root, cache }: Sources): Promise<Made> {
  const { file, weight, ...rest } = LATIN_SANS;
  const source = readFileSync(path.join(root, file));
  const face = { family: FAMILY.latin, weight, characters: LATIN };
  const bytes = await subsetOf({ source, family: face.family, characters: LATIN, ...rest }, cache);
  return { name: servedName('sans', bytes), bytes, face };
}

async function mono({ root, cache }: Sources): Promise<Made> {
  const { file, weight, features } = LATIN_MONO;
  const source = readFileSync(path.join(root, file));
  const face = { family: FAMILY.mono, weight, characters: MONO };
  const bytes = await subsetOf({ source, family: face.family, characters: MONO, features }, cache);
  return { name: servedName('mono', bytes), bytes, face };
}

/** For development: the whole face, because the text of the pages changes all the time. */
async function wholeJapanese({ root }: Sources): Promise<Made> {
  const bytes = await renamedTrueType(readFileSync(path.join(root, JAPANESE.file)), FAMILY.japanese);
  const face = { family: FAMILY.japanese, weight: JAPANESE.weight, metrics: true };
  return { name: servedName('sans-jp-whole', bytes, 'ttf'), bytes, face };
}

/**
 * Writes the Latin and the mono face to `assets`, their rules to `fonts.css` and what pages preload to
 * `fonts.json` in `generated`. With `dev` the whole Japanese face as well; otherwise the export makes it.
 */
export async function buildFonts(folders: FontFolders, { dev }: { dev: boolean }): Promise<FontManifest> {
  const sources = { root: folders.root, cache: new Cache<Uint8Array>(folders.cache) };
  const made = await Promise.all([latin(sources), mono(sources), ...(dev ? [wholeJapanese(sources)] : [])]);
  sources.cache.evict();
  const address = ({ name }: Made) => `/assets/fonts/${name}`;
  const rules = made.map((font) => faceRule({ ...font.face, src: address(font) }));
  const first = made.slice(0, 1).map(address);
  const manifest: FontManifest = { preload: { ja: first, en: first } };
  fillFolder(folders.assets, new Map(made.map(({ name, bytes }) => [name, bytes])));
  writeIfChanged(path.join(folders.generated, 'fonts.css'), rules.join('') + LOCAL_FACES);
  writeIfChanged(path.join(folders.generated, 'fonts.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
