import type { CalendarCopy } from '@/app/[locale]/services/maintenance/copy';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';

const YEAR = 12;
/** Rows of the plans, as in the copy. */
const RECOMMENDED = 1;
const WEEKLY = 2;

/**
 * Two years after delivery, to scale: the free warranty, then a plan with its inspections. Places are shares
 * of the width and letters are in pixels, so that one drawing can be read at every window width.
 */
export function InspectionCalendar({ label, inspections: rows, ...words }: CalendarCopy) {
  return (
    <svg
      className="drawing overflow-visible max-sm:[--drawing-text:13px]"
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      <Months />
      <rect className="fill-teal" x="0" y={BAR} width={monthAt(YEAR)} height="56" />
      <rect className={draw.planned} x={monthAt(YEAR)} y={BAR} width={monthAt(YEAR)} height="56" />
      <line className={draw.line} x1="0" y1={SCALE} x2="100%" y2={SCALE} />
      <g className={draw.words}>
        <Label className="fill-white font-semibold" x="0" dx="14" y={BAR + 34} text={words.warranty} />
        <Label className={draw.keyword} x={monthAt(YEAR)} dx="14" y={BAR + 34} text={words.plan} />
        <Label x="0" y={SCALE - 24} text={words.delivery} />
        <Label x={monthAt(YEAR)} y={SCALE - 24} textAnchor="middle" text={words.year1} />
        <Label x="100%" y={SCALE - 24} textAnchor="end" text={words.year2} />
      </g>
      {rows.map(({ plan, interval }, row) => (
        <InspectionRow key={plan} plan={plan} interval={interval} row={row} />
      ))}
    </svg>
  );
}

function Months() {
  return (
    <g className={draw.faint}>
      {Array.from({ length: MONTHS + 1 }, (_, month) => monthAt(month)).map((x, month) => (
        <line key={x} x1={x} y1={SCALE - (month % YEAR ? 8 : 16)} x2={x} y2={SCALE} />
      ))}
    </g>
  );
}

/** One plan: its name left of the second year, its inspections along that year. */
function InspectionRow({ plan, interval, row }: { plan: string; interval: string; row: number }) {
  const y = ROW_TOP + row * ROW_STEP;
  return (
    <>
      <line className={draw.faint} x1="0" y1={y} x2="100%" y2={y} />
      <g className={draw.words}>
        <Label className="fill-ink font-semibold" x="0" y={y - 12} text={plan} />
        <Label x={monthAt(YEAR)} dx="-12" y={y - 12} textAnchor="end" text={interval} />
      </g>
      {inspections(row).map((x) => (
        <Inspection key={x} x={x} y={y} row={row} />
      ))}
    </>
  );
}

const VISITS = { regular: 'fill-paper stroke-ink', recommended: 'fill-teal-bright stroke-teal' };

/** A circle a visit; weekly ones stand too close for that and become ticks. */
function Inspection({ x, y, row }: { x: string; y: number; row: number }) {
  if (row === WEEKLY) return <line className={draw.line} x1={x} y1={y - 7} x2={x} y2={y} />;
  const look = row === RECOMMENDED ? VISITS.recommended : VISITS.regular;
  return <circle className={`max-sm:[r:4px] ${look}`} cx={x} cy={y} r="6" />;
}

/** The scale of the two-year calendar. Places along the time are shares of the width, heights are pixels. */
const MONTHS = 24;
const SCALE = 60;
const BAR = 60;
const ROW_TOP = 176;
const ROW_STEP = 60;
const HEIGHT = 316;

/** Inspections in a year: quarterly, monthly, weekly (spec section 9). */
const PER_YEAR = [4, 12, 52];
const WARRANTY_MONTHS = 12;

/** Where a month lies, as a share of the width. */
const monthAt = (month: number): string => `${Math.round((month / MONTHS) * 10_000) / 100}%`;

/** Where the inspections of a plan (0 basic, 1 standard, 2 premium) lie in the year after the warranty. */
function inspections(plan: number): string[] {
  const count = PER_YEAR[plan] ?? 0;
  return Array.from({ length: count }, (_, index) =>
    monthAt(WARRANTY_MONTHS + ((index + 1) * (MONTHS - WARRANTY_MONTHS)) / count),
  );
}
