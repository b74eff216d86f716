import type { Point } from './geometry.ts';

/** Where the joints of an arm stand, in millimetres. */
export type ArmPose = { base: Point; shoulder: Point; elbow: Point; wrist: Point; scale: number };

export type ArmOptions = {
  /** Shoulder axis and bench line. */
  x: number;
  y: number;
  /** Rated reach in millimetres; all parts scale with it. */
  reach: number;
  /** Angles of upper arm and forearm, in degrees from the vertical. */
  angles?: readonly [number, number];
  /** 1 leans right, -1 left. */
  direction?: 1 | -1;
};

const RADIANS = Math.PI / 180;
const REFERENCE_REACH = 625;

/** The pose of an arm in side elevation: shoulder height 152, upper arm 300, forearm 245 at 625 mm reach. */
export function armPose({ x, y, reach, angles = [-25, 75], direction = 1 }: ArmOptions): ArmPose {
  const scale = reach / REFERENCE_REACH;
  const shoulder: Point = [x, y - 152 * scale];
  const upper = angles[0] * RADIANS;
  const fore = (angles[0] + angles[1]) * RADIANS;
  const elbow: Point = [
    shoulder[0] + direction * 300 * scale * Math.sin(upper),
    shoulder[1] - 300 * scale * Math.cos(upper),
  ];
  const wrist: Point = [
    elbow[0] + direction * 245 * scale * Math.sin(fore),
    elbow[1] - 245 * scale * Math.cos(fore),
  ];
  return { base: [x, y], shoulder, elbow, wrist, scale };
}
