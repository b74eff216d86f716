import type { LabcraftFeatures } from '@/app/[locale]/services/labcraft/copy';
import { Label } from '@/components/drawings/label';

type RunDrawingProps = Pick<LabcraftFeatures['run'], 'drawing' | 'column' | 'done'>;

const PITCH = 18;
const LEFT = 46;
const CURRENT = 5;
const NOW = LEFT + CURRENT * PITCH;
const COLUMNS = Array.from({ length: 12 }, (_, column) => ({ column, x: LEFT + column * PITCH }));

/** How high the liquid stands in a column: filled, being filled, still empty. */
const level = (column: number) => (column < CURRENT ? 13 : column === CURRENT ? 5 : 0);

/** Section through the plate at twice its size, with the pipette over the column it is filling. */
export function RunDrawing({ drawing, column, done }: RunDrawingProps) {
  return (
    <svg className="dr stg__svg" viewBox="0 0 308 132" role="img" aria-label={drawing}>
      <path className="ax" d="M0 118H308" />
      <path className="bd" d="M20 118V91H276V118Z" />
      {COLUMNS.map(({ column: index, x }) => (
        <g key={index}>
          <path
            className="w1"
            d={`M${x - 6} ${113 - level(index)}H${x + 6}V113H${x - 6}Z`}
            fillOpacity={level(index) ? 1 : 0}
            strokeOpacity={level(index) ? 1 : 0}
          />
          <path className="ln" d={`M${x - 6} 91V113H${x + 6}V91`} />
        </g>
      ))}
      <path className="bd" d={`M${NOW - 20} 0V34H${NOW + 20}V0`} />
      <path className="rg" d={`M${NOW - 20} 24H${NOW + 20}`} />
      <path className="cp" d={`M${NOW - 13} 34H${NOW + 13}V50H${NOW - 13}Z`} />
      <path className="or" d={`M${NOW - 4.5} 50H${NOW + 4.5}L${NOW + 1.2} 96H${NOW - 1.2}Z`} />
      <path className="stg__path" d={`M${NOW + 30} 58H${NOW + 78}`} />
      <path className="stg__tip" d={`M${NOW + 86} 58l-8 -3.6v7.2z`} />
      <g className="tx">
        <Label className="t" x={NOW + 30} y="50" text={column} />
        <Label x={LEFT - 6} y="84" text={done} />
      </g>
    </svg>
  );
}
