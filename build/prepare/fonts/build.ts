import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../lib/i18n/locales.ts';
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
  return `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.${format}`;
}

async function latin({ root, cache }: FontFolders): Promise<Made> {
  const { file, weight, ...rest } = LATIN_SANS;
  const source = readFileSync(path.join(root, file));
  const face = { family: FAMILY.latin, weight, characters: LATIN };
  const bytes = await subsetOf({ source, family: face.family, characters: LATIN, ...rest }, cache);
  return { name: servedName('sans', bytes), bytes, face };
}

async function mono({ root, cache }: FontFolders): Promise<Made> {
  const { file, weight, features } = LATIN_MONO;
  const source = readFileSync(path.join(root, file));
  const face = { family: FAMILY.mono, weight, characters: MONO };
  const bytes = await subsetOf({ source, family: face.family, characters: MONO, features }, cache);
  return { name: servedName('mono', bytes), bytes, face };
}

/** For development: the whole face, because the text of the pages changes all the time. */
async function wholeJapanese({ root }: FontFolders): Promise<Made> {
  const bytes = await renamedTrueType(readFileSync(path.join(root, JAPANESE.file)), FAMILY.japanese);
  const face = { family: FAMILY.japanese, weight: JAPANESE.weight, metrics: true };
  return { name: servedName('sans-jp-whole', bytes, 'ttf'), bytes, face };
}

/** Makes a folder hold exactly these files. */
function fill(folder: string, files: readonly Made[]): void {
  mkdirSync(folder, { recursive: true });
  const present = readdirSync(folder);
  const wanted = files.map(({ name }) => name);
  for (const name of present) if (!wanted.includes(name)) rmSync(path.join(folder, name));
  for (const { name, bytes } of files)
    if (!present.includes(name)) writeFileSync(path.join(folder, name), bytes);
}

/**
 * Writes the Latin and the mono face to `assets`, their rules to `fonts.css` and what pages preload to
 * `fonts.json` in `generated`. With `dev` the whole Japanese face as well; otherwise the export makes it.
 */
export async function buildFonts(folders: FontFolders, { dev }: { dev: boolean }): Promise<FontManifest> {
  const made = await Promise.all([latin(folders), mono(folders), ...(dev ? [wholeJapanese(folders)] : [])]);
  const address = ({ name }: Made) => `/assets/fonts/${name}`;
  const rules = made.map((font) => faceRule({ ...font.face, src: address(font) }));
  const first = made.slice(0, 1).map(address);
  const manifest: FontManifest = { preload: { ja: first, en: first } };
  fill(folders.assets, made);
  mkdirSync(folders.generated, { recursive: true });
  writeFileSync(path.join(folders.generated, 'fonts.css'), rules.join('') + LOCAL_FACES);
  writeFileSync(path.join(folders.generated, 'fonts.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
