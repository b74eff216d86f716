/** The faces of social images: those of the site, cut to the characters of the cards. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { SocialCard } from '../../../lib/seo/card.ts';
import { codePointsOf } from '../fonts/cmap.ts';
import { named } from '../fonts/collect.ts';
import { JAPANESE, LATIN_MONO, LATIN_SANS } from '../fonts/sources.ts';

export type Face = { name: string; data: Buffer; weight: 600; style: 'normal' };

/** The variable Latin face is cut to the one weight that the Japanese face has. */
const SOURCES = [
  { name: 'Latin', file: LATIN_SANS.file, variationAxes: { wght: 600 } },
  { name: 'Japanese', file: JAPANESE.file },
  { name: 'Mono', file: LATIN_MONO.file },
] as const;

/** The source files, from the root of the repository: they decide what images look like. */
export const FONT_FILES: readonly string[] = SOURCES.map(({ file }) => file);

/** All that a card writes. */
export const cardText = ({ title, note, section, date }: SocialCard, company: string): string =>
  [title.replaceAll('|', ' '), note, section, date, company].join(' ');

/**
 * The faces with what some texts need. `texts` are named by their pages.
 * @throws Error naming page and character if no face can draw one.
 */
export async function facesFor(texts: ReadonlyMap<string, string>, root: string): Promise<Face[]> {
  // Every face has a space, so none comes out empty.
  const all = [...new Set([' ', ...texts.values()].join(''))].join('');
  const faces: Face[] = [];
  for (const { name, file, ...options } of SOURCES) {
    const source = readFileSync(path.join(root, file));
    const data = await subsetFont(source, all, { targetFormat: 'truetype', ...options });
    faces.push({ name, data, weight: 600, style: 'normal' });
  }
  checkCoverage(texts, faces);
  return faces;
}

function checkCoverage(texts: ReadonlyMap<string, string>, faces: readonly Face[]): void {
  const known = new Set(faces.flatMap(({ data }) => [...codePointsOf(data)]));
  for (const [page, text] of texts)
    for (const character of text)
      if (!known.has(character.codePointAt(0) as number))
        throw new Error(`${page}: the social image has ${named(character)}, which the faces lack`);
}
