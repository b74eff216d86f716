type CareTimelineProps = {
  label: string;
  warranty: string;
  plan: string;
  delivery: string;
  year1: string;
  year2: string;
  inspection: string;
};

const START = 40;
const MONTH = 16.6;
const TICKS = Array.from(
  { length: 25 },
  (_, month) => `M${(START + month * MONTH).toFixed(1)} 150v${month % 12 ? 8 : 18}`,
).join('');

/** Two years after delivery: the free warranty, then a plan with its inspections. */
export function CareTimeline(props: CareTimelineProps) {
  return (
    <svg className="dr" viewBox="0 0 480 300" role="img" aria-label={props.label}>
      <g className="gr">
        <path d={TICKS} />
      </g>
      <path className="ax" d="M40 150H440" />
      <rect className="of2" x="40" y="112" width="199" height="38" />
      <path className="hat" d="M239 112h200v38h-200z" />
      {[15, 18, 21, 24].map((month) => (
        <circle key={month} className="bd" cx={Math.round(START + month * MONTH)} cy="150" r="6.5" />
      ))}
      <circle className="bd" cx="47" cy="234" r="6.5" />
      <g className="tx">
        <text x="40" y="98">
          {props.warranty}
        </text>
        <text x="246" y="98">
          {props.plan}
        </text>
        <text x="40" y="194">
          {props.delivery}
        </text>
        <text x="239" y="194" textAnchor="middle">
          {props.year1}
        </text>
        <text x="440" y="194" textAnchor="end">
          {props.year2}
        </text>
        <text x="64" y="239">
          {props.inspection}
        </text>
      </g>
    </svg>
  );
}
