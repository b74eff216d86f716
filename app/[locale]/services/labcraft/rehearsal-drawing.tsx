import type { LabcraftFeatures } from '@/app/[locale]/services/labcraft/copy';
import { Label } from '@/components/drawings/label';
import { Wells } from '@/components/drawings/wells';

type RehearsalDrawingProps = Pick<LabcraftFeatures['rehearse'], 'drawing' | 'tips' | 'plate' | 'path'>;

const PLATE_X = 172;
const FIRST = PLATE_X + 14.4;
const MIDDLE = 11.2 + 3.5 * 9;
const LAST = FIRST + 7 * 9;
const STOPS = Array.from({ length: 8 }, (_, column) => FIRST + column * 9);

/** Plan of tips and plate in millimetres, and the path that the pipette will take between them. */
export function RehearsalDrawing({ drawing, tips, plate, path }: RehearsalDrawingProps) {
  return (
    <svg className="dr stg__svg" viewBox="-4 -4 308 112" role="img" aria-label={drawing}>
      <Wells fill={(_row, column) => (column < 8 ? 0.12 : undefined)} />
      <g transform={`translate(${PLATE_X} 0)`}>
        <Wells fill={() => undefined} />
      </g>
      <path className="stg__path" d={`M14.4 ${MIDDLE}H${LAST}`} />
      <path className="stg__tip" d={`M${LAST + 7} ${MIDDLE}l-7 -3.4v6.8z`} />
      {STOPS.map((x) => (
        <circle key={x} className="stg__stop" cx={x} cy={MIDDLE} r="1.6" />
      ))}
      <rect className="stg__head" x={FIRST - 5} y="5" width="10" height="75.5" rx="1" />
      <g className="tx">
        <Label x="0.5" y="102" text={tips} />
        <Label className="t" x="150" y={MIDDLE - 5} textAnchor="middle" text={path} />
        <Label x={PLATE_X + 0.5} y="102" text={plate} />
      </g>
    </svg>
  );
}
