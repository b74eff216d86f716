import type { ExampleDrawing as Name } from '@/lib/content/example';
import { PhControl } from './ph-control';
import { TubeExchange } from './tube-exchange';

const DRAWINGS = { 'tube-exchange': TubeExchange, 'ph-control': PhControl };

/** How an example works, drawn. */
export function ExampleDrawing({ name, label }: { name: Name; label: string }) {
  const Drawing = DRAWINGS[name];
  return (
    <svg className="dr" viewBox="0 0 400 300" role="img" aria-label={label}>
      <Drawing />
    </svg>
  );
}
