import { armPose } from '../../lib/drawings/arm-pose.ts';
import { type ArmShape, armShapes } from '../../lib/drawings/arm-shapes.ts';
import { capsule, ring } from '../../lib/drawings/geometry.ts';

/** A shape without its part: `path M0 0`, `circle 0 -152 58`, `rect -66 -15 132 15`. */
const written = (shape: ArmShape): string => {
  if (shape.tag === 'path') return `path ${shape.d}`;
  if (shape.tag === 'circle') return `circle ${shape.cx} ${shape.cy} ${shape.r}`;
  return `rect ${shape.x} ${shape.y} ${shape.width} ${shape.height}`;
};

/** At 625 mm reach every size is in millimetres as designed: upper arm upright, forearm level to the right. */
it('an arm with a reach of 625 mm is drawn, from back to front', () => {
  const shapes = armShapes({ x: 0, y: 0, reach: 625, angles: [0, 90] });
  expect(shapes.map((shape) => `${shape.part} ${written(shape)}`)).toEqual([
    // A pedestal that tapers from 96 to 88 mm, its ring, and a foot of 132 mm.
    ...['body path M-48 -14L-44 -152H44L48 -14Z', 'ring path M-46.5 -82H46.5', 'cap rect -66 -15 132 15'],
    // An upper arm between circles of 58 and 44 mm, its ring at 42 % of its length; the shoulder and its cap.
    'body path M57.9 -154.7A58 58 0 1 1 -57.9 -154.7L-44 -454.1A44 44 0 0 1 44 -454.1Z',
    ...['ring path M51 -278L-51 -278', 'body circle 0 -152 58', 'cap circle 0 -152 39.4'],
    // A forearm between circles of 44 and 33 mm, rings at 30 and 78 %; the elbow and its cap.
    'body path M2 -408A44 44 0 1 1 2 -496L246.5 -485A33 33 0 0 1 246.5 -419Z',
    ...['ring path M73.5 -412L73.5 -492', 'ring path M191.1 -416L191.1 -488'],
    ...['body circle 0 -452 46', 'cap circle 0 -452 31.3'],
    // A flange below the wrist, the gripper, a finger and its mirror image; the wrist and its cap.
    ...['body rect 223 -418 44 26', 'cap rect 211 -394 68 52'],
    ...[
      'finger path M215 -342h20v30l4 10v30h-16v-34l-8 -12z',
      'finger path M275 -342h-20v30l-4 10v30h16v-34l8 -12z',
    ],
    ...['body circle 245 -452 36', 'cap circle 245 -452 24.5'],
  ]);
});

/** The numbers of a drawing; the flags of arcs are none. */
const numbers = (shapes: readonly ArmShape[]): number[] =>
  shapes.flatMap((shape) =>
    (
      written(shape)
        .replace(/ 0 [01] 1 /g, ' ')
        .match(/-?[\d.]+/g) ?? []
    ).map(Number),
  );

it.each([313, 850, 1250])('at %i mm reach the whole arm is larger or smaller in proportion', (reach) => {
  const reference = numbers(armShapes({ x: 0, y: 0, reach: 625 }));
  const scaled = numbers(armShapes({ x: 0, y: 0, reach }));
  expect(scaled).toHaveLength(reference.length);
  const off = scaled.map((value, index) => Math.abs(value - ((reference[index] ?? 0) * reach) / 625));
  expect(Math.max(...off)).toBeLessThan(0.2);
});

it('stands where it is put, the shoulder 152 mm above the bench', () => {
  const there = armPose({ x: 400, y: 900, reach: 625, angles: [0, 90] });
  const expected = { base: [400, 900], shoulder: [400, 748], elbow: [400, 448], wrist: [645, 448], scale: 1 };
  for (const joint of ['base', 'shoulder', 'elbow', 'wrist'] as const) {
    expect(there[joint][0]).toBeCloseTo(expected[joint][0]!);
    expect(there[joint][1]).toBeCloseTo(expected[joint][1]!);
  }
  expect(there.scale).toBe(1);
});

it('rests with the upper arm 25° back and the forearm 50° forward of the vertical', () => {
  const resting = armPose({ x: 0, y: 0, reach: 625 });
  const { shoulder, elbow, wrist } = armPose({ x: 0, y: 0, reach: 625, angles: [-25, 75], direction: 1 });
  expect([resting.shoulder, resting.elbow, resting.wrist]).toEqual([shoulder, elbow, wrist]);
  expect(elbow[0]).toBeLessThan(0);
  expect(wrist[0] - elbow[0]).toBeCloseTo(245 * Math.sin((50 * Math.PI) / 180));
});

it('keeps the lengths of its links at any angle, and leans the other way when mirrored', () => {
  const right = armPose({ x: 0, y: 0, reach: 625, angles: [20, 60] });
  const length = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) =>
    Math.hypot(toX - x, toY - y);
  expect(length(right.shoulder, right.elbow)).toBeCloseTo(300);
  expect(length(right.elbow, right.wrist)).toBeCloseTo(245);
  const left = armPose({ x: 0, y: 0, reach: 625, angles: [20, 60], direction: -1 });
  expect(left.wrist[0]).toBeCloseTo(-right.wrist[0]);
  expect(left.wrist[1]).toBeCloseTo(right.wrist[1]);
});

describe('outlines', () => {
  it.each([
    [
      'a level link of even width',
      () => capsule([0, 0], 10, [100, 0], 10),
      'M0 10A10 10 0 1 1 0 -10L100 -10A10 10 0 0 1 100 10Z',
    ],
    [
      'an upright link that tapers, away from the origin',
      () => capsule([20, 30], 10, [20, 130], 6),
      'M10 30.4A10 10 0 1 1 30 30.4L26 130.2A6 6 0 0 1 14 130.2Z',
    ],
    ['a ring in the middle of a slanting link', () => ring([0, 0], [30, 40], 0.5, 10), 'M7 26L23 14'],
    ['a ring near the end of one elsewhere', () => ring([10, 20], [110, 20], 0.9, 5), 'M100 25L100 15'],
  ])('%s', (_what, outline, expected) => expect(outline()).toBe(expected));
});
