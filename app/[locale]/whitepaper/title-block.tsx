import { Label } from '@/components/drawings/label';

const [LEFT, RIGHT, BOTTOM] = [58, 200, 287];
const ROW = 15;
// Wide enough for the longest term with the letter spacing of WCAG 1.4.12.
const COLUMN = 36;

/** The table at the lower right of a drawing sheet. */
export function TitleBlock({ rows }: { rows: readonly (readonly [term: string, value: string])[] }) {
  const top = BOTTOM - rows.length * ROW;
  return (
    <>
      <path className="ax" d={`M${RIGHT} ${top}H${LEFT}V${BOTTOM}`} />
      <path className="gr0" d={`M${LEFT + COLUMN} ${top}V${BOTTOM}`} />
      {rows.map(([term, value], index) => {
        const y = top + index * ROW;
        return (
          <g key={term}>
            {index > 0 && <path className="gr0" d={`M${LEFT} ${y}H${RIGHT}`} />}
            <Label className="cover__k" x={LEFT + 4} y={y + 10} text={term} />
            <Label x={LEFT + COLUMN + 4} y={y + 10} text={value} />
          </g>
        );
      })}
    </>
  );
}
