/**
 * Makes the Japanese heading face for the characters that the pages set in it, in a few files of which a page loads
 * those it needs (docs/decisions/0006). English pages get none.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cache } from '../cache.ts';
import { naming } from '../naming.ts';
import { servedName } from '../prepare/fonts/build.ts';
import { codePointsOf } from '../prepare/fonts/cmap.ts';
import { FAMILY, faceRule } from '../prepare/fonts/faces.ts';
import { CORE, type PageCharacters, SHARED, type Slice, sliced } from '../prepare/fonts/slices.ts';
import { JAPANESE } from '../prepare/fonts/sources.ts';
import { bringsFonts, withJapaneseRules } from '../prepare/fonts/stylesheet.ts';
import { subsetOf } from '../prepare/fonts/subset.ts';
import { encode, pathsEnding, textOf } from './files.ts';
import type { Export, Output } from './types.ts';

type Font = { slice: Slice; path: string; bytes: Uint8Array };

/** @throws Error if no stylesheet brings the Latin face. */
function stylesheets(files: Output): string[] {
  const found = pathsEnding(files, '.css').filter((path) => bringsFonts(textOf(files, path)));
  if (found.length === 0) throw new Error(`no stylesheet has an @font-face for "${FAMILY.latin}"`);
  return found;
}

/** The pages without the characters that the source font cannot draw: those come from the visitor's own face. */
function drawn(pages: readonly PageCharacters[], source: Uint8Array): PageCharacters[] {
  const known = naming(JAPANESE.file, () => codePointsOf(source));
  const has = (character: string) => known.has(character.codePointAt(0) as number);
  return pages.map(({ path, characters: { all, core, large } }) => ({
    path,
    characters: { all: all.filter(has), core: core.filter(has), large: large.filter(has) },
  }));
}

async function makeFont(slice: Slice, source: Uint8Array, cache: Cache<Uint8Array>): Promise<Font> {
  const { characters, name } = slice;
  const request = { source, family: FAMILY.japanese, characters, features: JAPANESE.features };
  const bytes = await subsetOf(request, cache);
  return { slice, bytes, path: `assets/fonts/${servedName(`sans-jp-${name}`, bytes)}` };
}

/** From the punctuation of Japanese to the last of its usual characters. */
const ALL_JAPANESE = Array.from({ length: 0xa000 - 0x3000 }, (_, place) =>
  String.fromCodePoint(0x3000 + place),
);

function ruleOf({ slice: { characters }, path }: Font): string {
  const { weight } = JAPANESE;
  return faceRule({ family: FAMILY.japanese, src: `/${path}`, weight, characters, metrics: true });
}

/**
 * The rules of the fonts. Of two that name a character the later one has it, so what several sections share comes first
 * and stands for all that no other has: every visitor would get a list of its characters, and it is the longest.
 */
function rulesOf(fonts: readonly Font[]): string[] {
  const shared = fonts.find(({ slice }) => slice.name === SHARED);
  if (!shared) return fonts.map(ruleOf);
  const { slice } = shared;
  const rest = { ...shared, slice: { ...slice, characters: [...slice.characters, ...ALL_JAPANESE] } };
  return [rest, ...fonts.filter((font) => font !== shared)].map(ruleOf);
}

async function makeFonts(
  pages: readonly PageCharacters[],
  context: Pick<Export, 'root' | 'cache'>,
): Promise<Font[]> {
  const source = new Uint8Array(readFileSync(join(context.root, JAPANESE.file)));
  const cache = new Cache<Uint8Array>(join(context.cache, 'heading-fonts'));
  const fonts = await Promise.all(
    sliced(drawn(pages, source)).map((slice) => makeFont(slice, source, cache)),
  );
  cache.evict();
  return fonts;
}

/** The font that the frame and the home need: its address, and its characters. */
export type CoreFont = { address: string; characters: ReadonlySet<string> };

/**
 * Adds the files of the Japanese heading face and their rules to the stylesheet.
 * @returns the core, for the pages whose large headings need it to preload; undefined if no page has a Japanese heading
 * @throws Error if no stylesheet brings the Latin face.
 */
export async function addFonts(site: Omit<Export, 'generated' | 'written'>): Promise<CoreFont | undefined> {
  const { files, pages } = site;
  const sheets = stylesheets(files);
  const fonts = await makeFonts(
    [...pages].map(([path, { characters }]) => ({ path, characters })),
    site,
  );
  for (const path of sheets) files.set(path, encode(withJapaneseRules(textOf(files, path), rulesOf(fonts))));
  for (const { path, bytes, slice } of fonts) {
    files.set(path, bytes);
    site.report(`${path}: ${slice.characters.length} characters, ${(bytes.length / 1024).toFixed(1)} KB`);
  }
  const core = fonts.find(({ slice }) => slice.name === CORE);
  return core && { address: `/${core.path}`, characters: new Set(core.slice.characters) };
}
