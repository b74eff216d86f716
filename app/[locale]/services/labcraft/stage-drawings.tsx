import type { LabcraftFeatures } from '@/app/[locale]/services/labcraft/copy';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';
import { Wells } from '@/components/drawings/wells';

/** Words of a drawing land at 12 px or more at every width, and stand clear of its lines. */
const DRAWING =
  'drawing h-auto w-full overflow-visible [--drawing-text:16px] min-[24rem]:[--drawing-text:13px] ' +
  'md:[--drawing-text:9.5px] lg:[--drawing-text:7.5px]';
const WORDS = `${draw.words} stroke-white stroke-[3px] [paint-order:stroke]`;
const PATH = 'fill-none stroke-teal stroke-[1.5] [stroke-dasharray:6_5]';

type RehearsalDrawingProps = Pick<LabcraftFeatures['rehearse'], 'drawing' | 'tips' | 'plate' | 'path'>;

const PLATE_X = 172;
const FIRST = PLATE_X + 14.4;
const MIDDLE = 11.2 + 3.5 * 9;
const LAST = FIRST + 7 * 9;
const STOPS = Array.from({ length: 8 }, (_, column) => FIRST + column * 9);

/** Plan of tips and plate in millimetres, and the path that the pipette will take between them. */
export function RehearsalDrawing({ drawing, tips, plate, path }: RehearsalDrawingProps) {
  return (
    <svg className={DRAWING} viewBox="-4 -4 308 112" role="img" aria-label={drawing}>
      <Wells fill={(_row, column) => (column < 8 ? 0.12 : undefined)} />
      <g transform={`translate(${PLATE_X} 0)`}>
        <Wells fill={() => undefined} />
      </g>
      <path className={PATH} d={`M14.4 ${MIDDLE}H${LAST}`} />
      <path className="fill-teal" d={`M${LAST + 7} ${MIDDLE}l-7 -3.4v6.8z`} />
      {STOPS.map((x) => (
        <circle key={x} className="fill-teal" cx={x} cy={MIDDLE} r="1.6" />
      ))}
      <rect
        className="fill-orange/22 stroke-orange stroke-2"
        x={FIRST - 5}
        y="5"
        width="10"
        height="75.5"
        rx="1"
      />
      <g className={WORDS}>
        <Label x="0.5" y="102" text={tips} />
        <Label className={draw.keyword} x="150" y={MIDDLE - 5} textAnchor="middle" text={path} />
        <Label x={PLATE_X + 0.5} y="102" text={plate} />
      </g>
    </svg>
  );
}

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
    <svg className={DRAWING} viewBox="0 0 308 132" role="img" aria-label={drawing}>
      <path className={draw.line} d="M0 118H308" />
      <path className={draw.body} d="M20 118V91H276V118Z" />
      {COLUMNS.map(({ column: index, x }) => (
        <g key={index}>
          <path
            className={draw.filledWell}
            d={`M${x - 6} ${113 - level(index)}H${x + 6}V113H${x - 6}Z`}
            fillOpacity={level(index) ? 1 : 0}
            strokeOpacity={level(index) ? 1 : 0}
          />
          <path className={draw.line} d={`M${x - 6} 91V113H${x + 6}V91`} />
        </g>
      ))}
      <path className={draw.body} d={`M${NOW - 20} 0V34H${NOW + 20}V0`} />
      <path className={draw.ring} d={`M${NOW - 20} 24H${NOW + 20}`} />
      <path className={draw.cap} d={`M${NOW - 13} 34H${NOW + 13}V50H${NOW - 13}Z`} />
      <path className={draw.finger} d={`M${NOW - 4.5} 50H${NOW + 4.5}L${NOW + 1.2} 96H${NOW - 1.2}Z`} />
      <path className={PATH} d={`M${NOW + 30} 58H${NOW + 78}`} />
      <path className="fill-teal" d={`M${NOW + 86} 58l-8 -3.6v7.2z`} />
      <g className={WORDS}>
        <Label className={draw.keyword} x={NOW + 30} y="50" text={column} />
        <Label x={LEFT - 6} y="84" text={done} />
      </g>
    </svg>
  );
}
