/** Before is 100, after is what is left: both bars share the scale. */
export function ScaleBars({ label, after }: { label: string; after: number }) {
  return (
    <svg className="mt-5 mb-4" width="100%" height="34" role="img" aria-label={label}>
      <rect className="fill-line-strong" width="100%" height="14" />
      <rect className="fill-teal" width={`${after}%`} height="14" y="20" />
    </svg>
  );
}

/** Places of readings along the strip, in percent: a sketch, not a measurement. */
const SCATTERED = [4, 13, 21, 27, 36, 41, 47, 52, 58, 63, 74, 79, 88, 95];
const TOGETHER = [44, 45.4, 46.6, 47.6, 48.5, 49.3, 50, 50.8, 51.6, 52.5, 53.4, 54.4, 55.5, 56.6];

/** Readings as ticks on two strips: scattered above, together below. */
export function AgreementStrip({ label }: { label: string }) {
  return (
    <svg className="mt-5 mb-4 sm:col-[2/4] sm:mt-4" width="100%" height="64" role="img" aria-label={label}>
      <Strip places={SCATTERED} y={0} className="fill-line-strong" />
      <Strip places={TOGETHER} y={36} className="fill-teal" />
    </svg>
  );
}

type StripProps = { places: readonly number[]; y: number; className: string };

function Strip({ places, y, className }: StripProps) {
  return (
    <>
      <rect className="fill-line" y={y + 13} width="100%" height="1" />
      {places.map((place) => (
        <rect key={place} className={className} x={`${place}%`} y={y} width="2" height="28" />
      ))}
    </>
  );
}
