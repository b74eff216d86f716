import type { WhitepaperCopy } from '@/lib/content/pages/whitepaper';

/** Beads scattered through the tube, then gathered along the wall beside the magnet. */
const SCATTERED = Array.from({ length: 21 }, (_, index) => ({
  x: 44 + ((index * 17) % 46),
  y: 96 + Math.floor(index / 3) * 15,
}));
const GATHERED = Array.from({ length: 21 }, (_, index) => ({
  x: 275 - Math.floor(index / 9) * 8,
  y: 106 + (index % 9) * 9 + Math.floor(index / 9) * 4,
}));

const tube = (x: number) => `M${x} 40V170Q${x} 222 ${x + 32} 222T${x + 64} 170V40`;

/** A tube before and after the wait at the magnet. */
export function BeadsDrawing({ label, wait, magnet }: WhitepaperCopy['cases']['beads']['drawing']) {
  return (
    <svg className="draw" viewBox="0 0 400 240" role="img" aria-label={label}>
      {[36, 220].map((x) => (
        <path key={x} className="bd" d={tube(x)} />
      ))}
      {[36, 220].map((x) => (
        <path key={x} className="gr0" d={`M${x} 78H${x + 64}`} />
      ))}
      {[...SCATTERED, ...GATHERED].map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="of" cx={x} cy={y} r="4" />
      ))}
      <rect className="cp" x="288" y="92" width="26" height="104" />
      <g className="dim">
        <path d="M118 140H196" />
        <path className="ah" d="M204 140L192 135V145Z" />
      </g>
      <g className="tx">
        <text className="t" x="160" y="126" textAnchor="middle">
          {wait}
        </text>
        <text x="326" y="149">
          {magnet}
        </text>
      </g>
    </svg>
  );
}
