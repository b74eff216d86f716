import type { ArmOptions } from '@/lib/drawings/arm-pose';
import { armShapes } from '@/lib/drawings/arm-shapes';

/** An arm in side elevation, drawn in millimetres; place it inside an `<svg>` whose units are millimetres. */
export function ArmElevation(options: ArmOptions) {
  return (
    <g className="arm">
      {armShapes(options).map(({ tag: Shape, part, ...place }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an arm never change places
        <Shape key={index} className={part} {...place} />
      ))}
    </g>
  );
}
