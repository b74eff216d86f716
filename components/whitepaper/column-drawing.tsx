import type { WhitepaperCopy } from '@/lib/content/pages/whitepaper';

/** Bands in the column from top to bottom, and how far each tube is filled by the band that left. */
const BANDS = [
  { y: 50, look: 'of2' },
  { y: 84, look: 'of' },
];
const TUBES = [26, 34, 30, 12, 0, 0];

/** A column whose bands run into a row of tubes. */
export function ColumnDrawing({ label, top, foot }: WhitepaperCopy['cases']['column']['drawing']) {
  return (
    <svg className="draw" viewBox="0 0 400 240" role="img" aria-label={label}>
      <path className="bd" d="M72 14V138L92 156V170H100V156L120 138V14" />
      <path className="hat" d="M73 30H119V136L110 144H82L73 136Z" />
      {BANDS.map(({ y, look }) => (
        <rect key={y} className={look} x="73" y={y} width="46" height="18" />
      ))}
      <path className="fl-t" d="M96 172V184" />
      {TUBES.map((height, index) => {
        const x = 84 + index * 48;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tube is its place in the row
          <g key={index}>
            {height > 0 && (
              <path
                className="w1"
                d={`M${x} ${228 - height}V220Q${x} 230 ${x + 12} 230T${x + 24} 220V${228 - height}Z`}
              />
            )}
            <path className="ax" d={`M${x} 188V220Q${x} 230 ${x + 12} 230T${x + 24} 220V188`} />
          </g>
        );
      })}
      <g className="tx">
        <text x="136" y="36">
          {top}
        </text>
        <text x="348" y="176" textAnchor="end">
          {foot}
        </text>
      </g>
    </svg>
  );
}
