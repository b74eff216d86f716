import { type ArmOptions, armPose } from './arm-pose.ts';
import { at, capsule, type Point, ring, round } from './geometry.ts';

/** The parts of a drawn arm: white body, dark cap, teal ring, orange printed finger. */
export type ArmPart = 'body' | 'cap' | 'ring' | 'finger';

/** One outline of the drawing, in millimetres, as the attributes of an SVG element. */
export type ArmShape = { part: ArmPart } & (
  | { tag: 'path'; d: string }
  | { tag: 'circle'; cx: number; cy: number; r: number }
  | { tag: 'rect'; x: number; y: number; width: number; height: number }
);

const path = (part: ArmPart, d: string): ArmShape => ({ tag: 'path', part, d });

const circle = (part: ArmPart, [x, y]: Point, r: number): ArmShape => ({
  ...{ tag: 'circle', part },
  ...{ cx: round(x), cy: round(y), r: round(r) },
});

const rect = (part: ArmPart, x: number, y: number, width: number, height: number): ArmShape => ({
  ...{ tag: 'rect', part },
  ...{ x: round(x), y: round(y), width: round(width), height: round(height) },
});

const joint = (place: Point, radius: number) => [
  circle('body', place, radius),
  circle('cap', place, radius * 0.68),
];

/** Flange, gripper body and two printed fingers below the wrist. */
function gripper([x, y]: Point, k: number): ArmShape[] {
  const finger = (side: 1 | -1) =>
    `M${at(x - side * 30 * k, y + 110 * k)}h${round(side * 20 * k)}v${round(30 * k)}` +
    `l${at(side * 4 * k, 10 * k)}v${round(30 * k)}h${round(side * -16 * k)}v${round(-34 * k)}` +
    `l${at(side * -8 * k, -12 * k)}z`;
  return [
    rect('body', x - 22 * k, y + 34 * k, 44 * k, 26 * k),
    rect('cap', x - 34 * k, y + 58 * k, 68 * k, 52 * k),
    path('finger', finger(1)),
    path('finger', finger(-1)),
  ];
}

function pedestal([x, y]: Point, top: number, k: number): ArmShape[] {
  const outline = `M${at(x - 48 * k, y - 14 * k)}L${at(x - 44 * k, top)}H${round(x + 44 * k)}L${at(x + 48 * k, y - 14 * k)}Z`;
  return [
    path('body', outline),
    path('ring', `M${at(x - 46.5 * k, y - 82 * k)}H${round(x + 46.5 * k)}`),
    rect('cap', x - 66 * k, y - 15 * k, 132 * k, 15 * k),
  ];
}

/** An arm in side elevation as the shapes that draw it, back to front, in millimetres. Pages and social images share it. */
export function armShapes(options: ArmOptions): ArmShape[] {
  const { base, shoulder, elbow, wrist, scale: k } = armPose(options);
  return [
    ...pedestal(base, shoulder[1], k),
    path('body', capsule(shoulder, 58 * k, elbow, 44 * k)),
    path('ring', ring(shoulder, elbow, 0.42, 51 * k)),
    ...joint(shoulder, 58 * k),
    path('body', capsule(elbow, 44 * k, wrist, 33 * k)),
    path('ring', ring(elbow, wrist, 0.3, 40 * k)),
    path('ring', ring(elbow, wrist, 0.78, 36 * k)),
    ...joint(elbow, 46 * k),
    ...gripper(wrist, k),
    ...joint(wrist, 36 * k),
  ];
}
