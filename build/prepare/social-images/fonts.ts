/** Which characters the faces of documents and social images can draw. */
import type { SocialCard } from '../../../lib/seo/card.ts';
import { codePointsOf } from '../fonts/cmap.ts';
import { named } from '../fonts/collect.ts';

/** All that a card writes. */
export const cardText = ({ title, note, section, date }: SocialCard, company: string): string =>
  [title.replaceAll('|', ' '), note, section, date, company].join(' ');

/** `texts` are named by their pages. @throws Error naming page and character if no face can draw one. */
export function checkCoverage(texts: ReadonlyMap<string, string>, faces: readonly Uint8Array[]): void {
  const known = new Set(faces.flatMap((face) => [...codePointsOf(face)]));
  for (const [page, text] of texts)
    for (const character of text)
      if (!known.has(character.codePointAt(0) as number))
        throw new Error(`${page}: the social image has ${named(character)}, which the faces lack`);
}
