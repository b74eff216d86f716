import { round } from '@/lib/drawings/geometry';

/** The inside of the tank, between its floor and the line of a full one. */
const [FLOOR, FULL] = [145, 50];

/** A waste tank from the front: cap, handle, scale, and liquid up to a share of the full line. */
export function Tank({ level, full }: { level: number; full: boolean }) {
  const height = round((FLOOR - FULL) * level);
  return (
    <svg className="draw" viewBox="0 0 100 150" aria-hidden="true" focusable="false">
      <path className="bd" d="M18 34L32 20H82L92 30V148H8V44Z" />
      <rect className={full ? 'of' : 'w1'} x="11" y={FLOOR - height} width="78" height={height} />
      <path className="ax" d={`M11 ${FLOOR - height}H89`} />
      <rect className="cp" x="22" y="6" width="24" height="13" transform="rotate(-45 34 13)" />
      <path className="bd" d="M50 28H80V38H50Z" />
      <path className="tank__s" d="M80 50H89M83 69H89M83 88H89M83 107H89M83 126H89" />
    </svg>
  );
}
