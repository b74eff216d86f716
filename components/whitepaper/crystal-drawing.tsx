import type { WhitepaperCopy } from '@/lib/content/pages/whitepaper';

/** Crystals of one size in the flask. */
const CRYSTALS = [
  [190, 204],
  [214, 210],
  [238, 204],
  [202, 186],
  [226, 188],
  [250, 186],
  [178, 188],
] as const;

/** A syringe over a flask: the fast injection that decides the particle size. */
export function CrystalDrawing({ label, inject, flask }: WhitepaperCopy['cases']['crystal']['drawing']) {
  return (
    <svg className="draw" viewBox="0 0 400 240" role="img" aria-label={label}>
      <path className="bd" d="M200 92H228V132A52 52 0 1 1 200 132Z" />
      <path className="hat" d="M166 170H262A50 50 0 0 1 166 170Z" />
      <path className="fl-o" d="M214 76V168" />
      <rect className="bd" x="202" y="22" width="24" height="50" />
      <rect className="of" x="202" y="48" width="24" height="24" />
      <path className="ax" d="M214 22V8M202 8H226M202 48H226" />
      {CRYSTALS.map(([x, y]) => (
        <path key={`${x} ${y}`} className="of2" d={`M${x} ${y - 6}l6 6-6 6-6-6z`} />
      ))}
      <g className="tx">
        <text className="t" x="244" y="54">
          {inject}
        </text>
        <text x="284" y="180">
          {flask}
        </text>
      </g>
    </svg>
  );
}
