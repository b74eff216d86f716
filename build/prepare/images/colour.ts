/** The backdrop of the product renders (`--color-stage`): their edge must not show, so it must stay exact. */
const STAGE = [0xdd, 0xe1, 0xe0] as const;

/** A source that was itself encoded has its flat areas this many levels off at most (docs/decisions/0007). */
const TOLERANCE = 2;

const hex = (value: number) => value.toString(16).padStart(2, '0');

/** Whether the pixel whose bytes begin at a place is stage. */
const isStage = (rgb: Uint8Array, at: number) =>
  STAGE.every((value, channel) => Math.abs(value - (rgb[at + channel] as number)) <= TOLERANCE);

const STAGE_CODE = `#${STAGE.map(hex).join('')}`;

/** Tells whether a dominant colour is the stage. */
export const onStage = (colour: string): boolean => colour === STAGE_CODE;

/** Makes the backdrop exactly the stage colour again, so that it meets the page's without an edge. */
export function steadyStage(rgb: Uint8Array): Uint8Array {
  const steady = rgb.slice();
  for (let at = 0; at + 2 < rgb.length; at += 3) if (isStage(rgb, at)) steady.set(STAGE, at);
  return steady;
}

/** A channel in sixteen steps, and the middle of such a step, so that a site needs few colours. */
const stepOf = (value: number | undefined) => (value as number) >> 4;
const middleOf = (step: number) => hex(step * 16 + 8);

/**
 * The colour that most pixels have, as `#rrggbb`: the stage colour exactly where at least a quarter of the
 * picture is stage, else in steps of sixteen levels. `rgb` holds three bytes a pixel.
 */
export function dominantColour(rgb: Uint8Array): string {
  // By the steps of red, green and blue, four bits each.
  const counts = new Uint32Array(16 ** 3);
  let stage = 0;
  let total = 0;
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    total += 1;
    if (isStage(rgb, at)) stage += 1;
    const code = (stepOf(rgb[at]) << 8) | (stepOf(rgb[at + 1]) << 4) | stepOf(rgb[at + 2]);
    counts[code] = (counts[code] as number) + 1;
  }
  if (stage * 4 >= total) return STAGE_CODE;
  // Equal counts: the smaller code wins, so that the order of the pixels does not matter.
  const most = counts.indexOf(Math.max(...counts));
  return `#${[most >> 8, (most >> 4) & 15, most & 15].map(middleOf).join('')}`;
}

/** The class that paints a colour: `ph-` and its six digits. */
export const colourClass = (colour: string): string => `ph-${colour.slice(1)}`;

/** One rule for each colour, sorted. */
export const colourStyles = (colours: Iterable<string>): string =>
  [...new Set(colours)]
    .sort()
    .map((colour) => `.${colourClass(colour)}{background-color:${colour}}\n`)
    .join('');
