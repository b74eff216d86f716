import type { ArmOptions } from '@/lib/drawings/arm-pose';
import { type ArmPart, armShapes } from '@/lib/drawings/arm-shapes';
import * as draw from './looks';

export const GROUNDS = {
  light: draw,
  teal: {
    body: 'fill-teal stroke-teal-pale stroke-[1.25]',
    cap: 'fill-teal-deep stroke-teal-pale stroke-1',
    ring: 'fill-none stroke-teal-aqua stroke-[2.5]',
    finger: 'fill-orange',
  },
} as const satisfies Record<string, Record<ArmPart, string>>;

type ArmElevationProps = ArmOptions & {
  /** The ground it is drawn on. */
  on?: keyof typeof GROUNDS;
};

/** An arm in side elevation, drawn in millimetres; place it inside an `<svg>` whose units are millimetres. */
export function ArmElevation({ on = 'light', ...options }: ArmElevationProps) {
  return (
    <g>
      {armShapes(options).map(({ tag: Shape, part, ...place }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an arm never change places
        <Shape key={index} className={GROUNDS[on][part]} {...place} />
      ))}
    </g>
  );
}
