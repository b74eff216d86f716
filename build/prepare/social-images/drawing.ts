/** The drawn arm of a card, at its bench line, as SVG. */
import { type ArmPart, type ArmShape, armShapes } from '../../../lib/drawings/arm-shapes.ts';
import { COLOURS } from './colours.ts';

/** Strokes are heavier than on pages: feeds show the card at half its size. */
const PAINT: Record<ArmPart, string> = {
  body: `fill="${COLOURS.white}" stroke="${COLOURS.ink}" stroke-width="3"`,
  cap: `fill="${COLOURS.cap}"`,
  ring: `fill="none" stroke="${COLOURS.ring}" stroke-width="6"`,
  finger: `fill="${COLOURS.orange}" stroke="${COLOURS.orangeLine}" stroke-width="2"`,
};

/** Angles of upper arm and forearm in degrees: each page shows the arm at another moment of its work. */
const POSES = [
  [4, 84],
  [-14, 96],
  [16, 66],
  [-6, 76],
  [-18, 112],
  [10, 96],
] as const;

/** Place of the shoulder and size of the drawing, in millimetres. */
const BENCH = 720;
const SHOULDER = 176;
const SIZE = { width: 690, height: BENCH };
/** A plate below the gripper: wide and low, as a microplate is. */
const PLATE = { width: 128, height: 15 };

function element({ tag, part, ...place }: ArmShape): string {
  const attributes = Object.entries(place).map(([name, value]) => `${name}="${value}"`);
  return `<${tag} ${attributes.join(' ')} ${PAINT[part]}/>`;
}

type Place = { x: number; y: number; height: number };

/** `seed` chooses the pose: any number that stands for a page, the same in every build. */
export function armDrawing(seed: number, { x: left, y: top, height: high }: Place): string {
  const angles = POSES[seed % POSES.length] ?? POSES[0];
  const shapes = armShapes({ x: SHOULDER, y: BENCH, reach: 625, angles });
  // The fingers' tips are the last orange parts; the plate waits below the wrist.
  const wrist = shapes.findLast((shape) => shape.tag === 'circle' && shape.part === 'body');
  const x = wrist?.tag === 'circle' ? wrist.cx : SHOULDER;
  const plate = `<rect x="${x - PLATE.width / 2}" y="${BENCH - PLATE.height}" width="${PLATE.width}" height="${PLATE.height}" ${PAINT.body}/>`;
  const { width, height } = SIZE;
  return `<svg overflow="visible" x="${left}" y="${top}" width="${(high * width) / height}" height="${high}" viewBox="0 0 ${width} ${height}">${plate}${shapes.map(element).join('')}</svg>`;
}
