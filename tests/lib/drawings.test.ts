import { armPose } from '../../lib/drawings/arm-pose.ts';
import { round } from '../../lib/drawings/geometry.ts';

const distance = (a: readonly [number, number], b: readonly [number, number]) =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

describe('the arm in side elevation', () => {
  it.each([320, 625, 850])('keeps its proportions at %i mm reach', (reach) => {
    const pose = armPose({ x: 0, y: 0, reach });
    expect(distance(pose.shoulder, pose.elbow)).toBeCloseTo((300 * reach) / 625);
    expect(distance(pose.elbow, pose.wrist)).toBeCloseTo((245 * reach) / 625);
  });

  it('leans the other way when mirrored', () => {
    const right = armPose({ x: 0, y: 0, reach: 625, angles: [20, 60] });
    const left = armPose({ x: 0, y: 0, reach: 625, angles: [20, 60], direction: -1 });
    expect(left.wrist[0]).toBeCloseTo(-right.wrist[0]);
    expect(left.wrist[1]).toBeCloseTo(right.wrist[1]);
  });
});

it('drawings round to a tenth', () => expect(round(1.25)).toBe(1.3));
