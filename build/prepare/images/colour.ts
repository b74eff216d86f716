/** The backdrop of the product renders (`--color-stage`): their edge must not show, so it is kept exact. */
const STAGE = [0xdd, 0xe1, 0xe0] as const;

/** A source that was itself encoded has its flat areas this many levels off at most (docs/decisions/0007). */
const TOLERANCE = 2;

const hex = (value: number) => value.toString(16).padStart(2, '0');

function* pixels(rgb: Uint8Array): Generator<readonly [number, number, number]> {
  for (let at = 0; at + 2 < rgb.length; at += 3)
    yield [rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number];
}

const isStage = (pixel: readonly number[]) =>
  STAGE.every((value, channel) => Math.abs(value - (pixel[channel] as number)) <= TOLERANCE);

const STAGE_CODE = `#${STAGE.map(hex).join('')}`;

/** Tells whether a dominant colour is the stage. */
export const onStage = (colour: string): boolean => colour === STAGE_CODE;

/** Makes the backdrop exactly the stage colour again, so that it meets the page's without an edge. */
export function steadyStage(rgb: Uint8Array): Uint8Array {
  const steady = Uint8Array.from(rgb);
  let at = 0;
  for (const pixel of pixels(rgb)) {
    if (isStage(pixel)) steady.set(STAGE, at);
    at += 3;
  }
  return steady;
}

/** The middle of the sixteen steps of a channel, so that a site needs few colours. */
const quantised = (value: number) => (value >> 4) * 16 + 8;

/**
 * The colour that most pixels have, as `#rrggbb`: the stage colour exactly where at least a quarter of the
 * picture is stage, else in steps of sixteen levels. `rgb` holds three bytes a pixel.
 */
export function dominantColour(rgb: Uint8Array): string {
  const counts = new Map<string, number>();
  let stage = 0;
  let total = 0;
  for (const pixel of pixels(rgb)) {
    total += 1;
    if (isStage(pixel)) stage += 1;
    const colour = pixel.map((value) => hex(quantised(value))).join('');
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  if (stage * 4 >= total) return STAGE_CODE;
  // Equal counts: the smaller code wins, so that the order of the pixels does not matter.
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return `#${first?.[0]}`;
}

/** The class that paints a colour: `ph-` and its six digits. */
export const colourClass = (colour: string): string => `ph-${colour.slice(1)}`;

/** One rule for each colour, sorted. */
export const colourStyles = (colours: Iterable<string>): string =>
  [...new Set(colours)]
    .sort()
    .map((colour) => `.${colourClass(colour)}{background-color:${colour}}\n`)
    .join('');
