import { round } from '@/lib/drawings/geometry';
import { Label } from './label';
import * as draw from './looks';

type SpreadCurvesProps = { label: string; manual: string; automated: string; axis: string };

const BASE = 248;
const CENTRE = 240;

/** A bell curve over the axis; `sigma` and `peak` in drawing units. */
function bell(sigma: number, peak: number): string {
  const points = Array.from({ length: 71 }, (_, step) => {
    const x = 30 + step * 6;
    return `${x} ${round(BASE - peak * Math.exp(-((x - CENTRE) ** 2) / (2 * sigma * sigma)))}`;
  });
  return `M${points.join('L')}V${BASE}H30Z`;
}

/** Two distributions of the same area: the spreads are to scale, 15 to 3. */
export function SpreadCurves({ label, manual, automated, axis }: SpreadCurvesProps) {
  return (
    <svg className="drawing" viewBox="0 0 480 300" role="img" aria-label={label}>
      <g className={draw.faint}>
        <path d="M30 48H450M30 98H450M30 148H450M30 198H450M30 248H450" />
      </g>
      <path className="fill-line-strong/18 stroke-line-strong stroke-[1.5]" d={bell(85, 37.2)} />
      <path className={draw.liquid} d={bell(17, 186)} />
      <path className={draw.line} d="M30 248H450M240 248V48" />
      <g className={draw.words}>
        <Label x="60" y="196" text={manual} />
        <Label className={draw.keyword} x="276" y="92" text={automated} />
        <Label x="450" y="274" textAnchor="end" text={axis} />
      </g>
    </svg>
  );
}
