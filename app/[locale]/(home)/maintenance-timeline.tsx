import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { Label } from '@/components/drawings/label';
import * as draw from '@/components/drawings/looks';

const START = 40;
const MONTH = 16.6;
const TICKS = Array.from(
  { length: 25 },
  (_, month) => `M${(START + month * MONTH).toFixed(1)} 150v${month % 12 ? 8 : 18}`,
).join('');

/** Two years after delivery: the free warranty, then a plan with its inspections. */
export function MaintenanceTimeline(props: HomeJa['strengths']['maintenance']['drawing']) {
  return (
    <svg className="drawing h-auto w-full" viewBox="0 0 480 300" role="img" aria-label={props.label}>
      <g className={draw.faint}>
        <path d={TICKS} />
      </g>
      <path className={draw.line} d="M40 150H440" />
      <rect className="fill-teal" x="40" y="112" width="199" height="38" />
      <path className={draw.planned} d="M239 112h200v38h-200z" />
      {[15, 18, 21, 24].map((month) => (
        <circle key={month} className={draw.body} cx={Math.round(START + month * MONTH)} cy="150" r="6.5" />
      ))}
      <circle className={draw.body} cx="47" cy="234" r="6.5" />
      <g className={draw.words}>
        <Label x="40" y="98" text={props.warranty} />
        <Label x="246" y="98" text={props.plan} />
        <Label x="40" y="194" text={props.delivery} />
        <Label x="239" y="194" textAnchor="middle" text={props.year1} />
        <Label x="440" y="194" textAnchor="end" text={props.year2} />
        <Label x="64" y="239" text={props.inspection} />
      </g>
    </svg>
  );
}
