import type { ExampleDrawing as Name } from '@/lib/content/example';
import { EmptyPlate } from './empty-plate';
import { PhControl } from './ph-control';
import { TubeExchange } from './tube-exchange';

const DRAWINGS = { 'tube-exchange': TubeExchange, 'ph-control': PhControl };

type ExampleDrawingProps = {
  /** Without a name, the empty plate that stands for a missing picture. */
  name?: Name | undefined;
  /** Without a label the drawing only repeats what is beside it. */
  label?: string | undefined;
};

/** The drawing of an example that has no picture. */
export function ExampleDrawing({ name, label }: ExampleDrawingProps) {
  if (!name) return <EmptyPlate />;
  const Drawing = DRAWINGS[name];
  return label ? (
    <svg className="dr" viewBox="0 0 400 300" role="img" aria-label={label}>
      <Drawing />
    </svg>
  ) : (
    <svg className="dr" viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
