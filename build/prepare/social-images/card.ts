/** A social image: its words as the source that Typst sets, and the drawing that they lie over. Pixels of 1200 × 630. */
import type { Locale } from '../../../lib/i18n/locales.ts';
import type { SocialCard } from '../../../lib/seo/card.ts';
import { SOCIAL_IMAGE_SIZE } from '../../../lib/seo/social-images.ts';
import { isJapanese } from '../../../lib/text/lines.ts';
import { array, quoted } from '../documents/typst-text.ts';
import { placedMark, plainMark } from '../icons/draw.ts';
import { COLOURS } from './colours.ts';
import { armDrawing } from './drawing.ts';
import { partsOf } from './units.ts';

/** Where the source finds the template, from the root of the repository, and what that imports. */
export const TEMPLATES = ['documents/card.typ', 'documents/blocks.typ'] as const;

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE_SIZE;
const MARGIN = 72;
/** The bench: the arm stands on it, the name below it. */
const BENCH = 524;
const MARK = 46;

/** Where the picture of a card goes: the upper right corner, down to the bench. */
export const PICTURE = { left: 732, top: 0, width: WIDTH - 732, height: BENCH } as const;
const ARM = { left: 736, height: 448 };
/** The least room between the words and what stands beside them. */
const GAP = 28;
/** The top of the text: kanji fill their line higher than capitals do. */
const TOP = { japanese: 70, latin: 52 };

/** Who sends the card: the company's name in the card's language, and its mark as SVG. */
export type Sender = { company: string; mark: string };

/** `source` is what Typst sets; `ground` is what lies under it, as SVG. */
export type Card = { source: string; ground: string };

const textOf = (text: string | undefined) => (text === undefined ? 'none' : quoted(text));

const unitsOf = (text: string | undefined) =>
  text === undefined ? 'none' : array(partsOf(text).map((units) => array(units.map(quoted))));

/** What stands on the sheet besides the words. */
function ground({ picture }: SocialCard, mark: string, seed: number): string {
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.stage}"/>`,
    placedMark(plainMark(mark), MARGIN, BENCH + (HEIGHT - BENCH - MARK) / 2, MARK),
  ];
  if (!picture) parts.push(armDrawing(seed, { x: ARM.left, y: BENCH - ARM.height, height: ARM.height }));
  return parts.join('');
}

/** The card of a page; its picture is laid over it later, at PICTURE. `seed` chooses the pose of the drawn arm. */
export function cardOf(card: SocialCard, { company, mark }: Sender, seed: number, locale: Locale): Card {
  const facts = {
    lang: quoted(locale),
    top: `${isJapanese(card.title) ? TOP.japanese : TOP.latin}pt`,
    room: `${(card.picture ? PICTURE.left : ARM.left) - MARGIN - GAP}pt`,
    title: unitsOf(card.title),
    note: unitsOf(card.note),
    company: quoted(company),
    section: textOf(card.section),
    date: textOf(card.date),
  };
  const written = Object.entries(facts).map(([name, value]) => `  ${name}: ${value},`);
  const source = `#import "/${TEMPLATES[0]}": card\n#card((\n${written.join('\n')}\n))\n`;
  return { source, ground: ground(card, mark, seed) };
}

/** What Typst has set, its points as pixels of the drawing that it becomes a part of. */
export const asPixels = (svg: string): string =>
  svg.replace(/ width="([\d.]+)pt" height="([\d.]+)pt"/, ' overflow="visible" width="$1" height="$2"');

/** A card without its picture, as SVG. `words` is the SVG that Typst made of its source. */
export const drawnCard = ({ ground }: Card, words: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}${asPixels(words)}</svg>`;
