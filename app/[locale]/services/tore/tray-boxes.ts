/** Where each dish lies on the tray's picture, in percent of its width and height, from the upper left. */
export type Box = { x: number; y: number; width: number; height: number };

export const TRAY_BOXES = {
  pasta: { x: 12.6, y: 26.3, width: 45.6, height: 60.8 },
  salad: { x: 61.4, y: 12.5, width: 27.8, height: 37 },
  orange: { x: 59.6, y: 47.4, width: 13.2, height: 17.6 },
  roll: { x: 72.1, y: 50.5, width: 19.2, height: 25.6 },
  dessert: { x: 56.8, y: 66.9, width: 16.7, height: 22.3 },
  juice: { x: 9.5, y: 12.4, width: 13.8, height: 17.4 },
} as const satisfies Record<string, Box>;

export type Dish = keyof typeof TRAY_BOXES;
export const DISHES = Object.keys(TRAY_BOXES) as Dish[];

/** Labels hang at the left of their frame; these at the right, where they do not meet their neighbour's. */
export const LABEL_AT_RIGHT: readonly Dish[] = ['pasta', 'roll'];
/** And these stand on top of their frame, which is too small to carry them on a narrow screen. */
export const LABEL_ABOVE: readonly Dish[] = ['orange'];
export const LABEL_HEIGHT = 23;

/** The dish that is being read: its frame is the orange one. */
export const READING: Dish = 'pasta';

const LABEL_FONT = 13;
const LABEL_PADDING = 8;
const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;

/** Pixels that a label takes: full-width letters count as one em, others as six tenths of it. */
export const labelWidth = (label: string): number =>
  Math.ceil(
    [...label].reduce((sum, letter) => sum + LABEL_FONT * (WIDE.test(letter) ? 1 : 0.6), LABEL_PADDING * 2),
  );
