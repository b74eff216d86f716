/** The layout of a social image, as the tree that satori draws. Pixels of 1200 × 630. */
import type { SocialCard } from '../../../lib/seo/card.ts';
import { SOCIAL_IMAGE_SIZE } from '../../../lib/seo/social-images.ts';
import { isJapanese, linesOf } from '../../../lib/text/lines.ts';
import { COLOURS } from './colours.ts';
import { armDrawing } from './drawing.ts';
import { type Line, setLines } from './typeset.ts';

export type Node = { type: string; props: Record<string, unknown> };

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE_SIZE;
const MARGIN = 72;
/** The bench: a line across the sheet; the arm stands on it, the name below it. */
const BENCH = 524;
const TRACKING = -0.02;

/** Where the picture of a card goes: the upper right corner, down to the bench. */
export const PICTURE = { left: 732, top: 0, width: WIDTH - 732, height: BENCH } as const;
const ARM = { left: 736, height: 448 };
/** The top of the text: kanji fill their line higher than capitals do. */
const TOP = { japanese: 70, latin: 52 };

/** Sizes of titles, largest first, with the lines that each may take. */
const TITLE_SIZES = [
  { size: 88, lines: 2 },
  { size: 76, lines: 3 },
  { size: 66, lines: 3 },
  { size: 58, lines: 4 },
  { size: 50, lines: 5 },
];
const NOTE_SIZES = [
  { size: 40, lines: 2 },
  { size: 34, lines: 3 },
];

const box = (style: Record<string, unknown>, ...children: (Node | string)[]): Node => ({
  type: 'div',
  // satori takes one text, not a list of one.
  props: { style: { display: 'flex', ...style }, children: children.length === 1 ? children[0] : children },
});

type Sized = { size: number; lines: Line[] };

/** Below this size a break made by hand gives way to more lines. */
const SMALLEST_BY_HAND = 58;

/** The text in the largest size that fits. @throws Error with the text if none does. */
function sized(text: string, width: number, sizes: readonly { size: number; lines: number }[]): Sized {
  const byHand = linesOf(text).length;
  const kept = sizes.filter(({ size }) => byHand > 1 && size >= SMALLEST_BY_HAND);
  for (const { size, lines: most } of [...kept.map(({ size }) => ({ size, lines: byHand })), ...sizes]) {
    const lines = setLines(text, width / (size * (1 + TRACKING)), most);
    if (lines) return { size, lines };
  }
  throw new Error(`"${text}" is too long for a social image`);
}

const row = (line: Line, size: number): Node =>
  box(
    { whiteSpace: 'pre' },
    ...line.map(({ text, before, after }) =>
      box({ marginLeft: -before * size, marginRight: -after * size }, text),
    ),
  );

const block = ({ size, lines }: Sized, style: Record<string, unknown>): Node =>
  box(
    { flexDirection: 'column', fontSize: size, letterSpacing: TRACKING * size, ...style },
    ...lines.map((line) => row(line, size)),
  );

const image = (svg: string, style: Record<string, unknown>): Node => ({
  type: 'img',
  props: { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, style },
});

/** The mark and the company's name, and what the page is part of. */
function foot({ section, date }: SocialCard, { company, mark }: Sender): Node {
  const cell = [section, date].filter((text) => text !== undefined);
  return box(
    {
      ...{ position: 'absolute', left: MARGIN, right: MARGIN, top: BENCH, height: HEIGHT - BENCH },
      ...{ alignItems: 'center', justifyContent: 'space-between', fontSize: 30, color: COLOURS.ink },
    },
    box(
      { alignItems: 'center' },
      image(mark, { width: 46, height: 46, marginRight: 16 }),
      box({ letterSpacing: TRACKING * 30 }, company),
    ),
    box(
      { alignItems: 'center', color: COLOURS.ink2, fontSize: 26 },
      ...cell.map((text) =>
        box({ marginLeft: 24, ...(text === date && { fontFamily: 'Mono', fontSize: 24 }) }, text),
      ),
    ),
  );
}

/** Who sends the card: the company's name in the card's language, and its mark as SVG. */
export type Sender = { company: string; mark: string };

/** The tree of a card; its picture is laid over it later, at PICTURE. `seed` chooses the pose of the drawn arm. */
export function cardTree(card: SocialCard, sender: Sender, seed: number): Node {
  const textWidth = (card.picture ? PICTURE.left : ARM.left) - MARGIN - 28;
  const title = sized(card.title, textWidth, TITLE_SIZES);
  const note = card.note === undefined ? undefined : sized(card.note, textWidth, NOTE_SIZES);
  const top = isJapanese(card.title) ? TOP.japanese : TOP.latin;
  const arm = armDrawing(seed);
  const armWidth = (ARM.height / arm.height) * arm.width;
  return box(
    {
      ...{ position: 'relative', width: WIDTH, height: HEIGHT, backgroundColor: COLOURS.stage },
      ...{ fontFamily: 'Latin, Japanese', fontWeight: 600, color: COLOURS.ink },
    },
    box(
      { position: 'absolute', left: MARGIN, top, flexDirection: 'column' },
      block(title, { lineHeight: 1.22 }),
      ...(note ? [block(note, { lineHeight: 1.4, marginTop: 26, color: COLOURS.teal })] : []),
    ),
    ...(card.picture
      ? []
      : [
          image(arm.svg, {
            ...{ position: 'absolute', left: ARM.left, top: BENCH - ARM.height },
            ...{ width: armWidth, height: ARM.height },
          }),
        ]),
    box({ position: 'absolute', left: 0, top: BENCH, width: WIDTH, height: 2, backgroundColor: COLOURS.ink }),
    foot(card, sender),
  );
}
