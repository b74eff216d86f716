import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import * as draw from '@/components/drawings/looks';
import { FigureCaption } from '@/components/ui/figure-caption';
import { figure } from '@/lib/content';
import { round } from '@/lib/drawings/geometry';

/** Shares of a full tank: no two neighbours stand alike, and one is nearly full. */
const LEVELS = [0.42, 0.71, 0.18, 0.56, 0.33, 0.83, 0.27, 0.64, 0.97, 0.49, 0.12, 0.76];
const NEARLY_FULL = 0.9;

/** All tanks on one shelf, each drawn to a level of its own. */
export function TankRow({ label, caption }: WasteLiquidCopy['tanks']) {
  const count = figure('waste.tanks');
  return (
    <figure>
      <div
        className="grid grid-cols-6 gap-x-[clamp(0.5rem,1.4vw,1.5rem)] gap-y-6 md:grid-cols-12 md:gap-0"
        role="img"
        aria-label={label}
      >
        {Array.from({ length: count }, (_, index) => {
          const level = LEVELS[index % LEVELS.length] ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tank is its place on the shelf
            <div key={index} className="text-center text-[0.8125rem] text-ink-3">
              <Tank level={level} full={level > NEARLY_FULL} />
              <span className="mono">{index + 1}</span>
            </div>
          );
        })}
      </div>
      <FigureCaption {...caption} />
    </figure>
  );
}

/** The inside of the tank, between its floor and the line of a full one. */
const [FLOOR, FULL] = [145, 50];

/** A waste tank from the front: cap, handle, scale, and liquid up to a share of the full line. */
function Tank({ level, full }: { level: number; full: boolean }) {
  const height = round((FLOOR - FULL) * level);
  return (
    <svg
      className="drawing mb-1 w-full border-b-[1.5px] border-ink md:px-[4%]"
      viewBox="0 0 100 150"
      aria-hidden="true"
    >
      <path className={draw.body} d="M18 34L32 20H82L92 30V148H8V44Z" />
      <rect
        className={full ? 'fill-orange' : draw.filledWell}
        x="11"
        y={FLOOR - height}
        width="78"
        height={height}
      />
      <path className={draw.line} d={`M11 ${FLOOR - height}H89`} />
      <rect className={draw.cap} x="22" y="6" width="24" height="13" transform="rotate(-45 34 13)" />
      <path className={draw.body} d="M50 28H80V38H50Z" />
      <path className="fill-none stroke-ink" d="M80 50H89M83 69H89M83 88H89M83 107H89M83 126H89" />
    </svg>
  );
}
