import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { figure } from '@/lib/content';

const SECONDS_PER_MINUTE = 60;

/** Both registration times as bars on one scale; the names stand in HTML so that they keep their size. */
export function TimeBars({
  label,
  manual,
  manualTime,
  automated,
  automatedTime,
}: WasteLiquidCopy['effect']['bars']) {
  const before = figure('waste.before') * SECONDS_PER_MINUTE;
  return (
    <div className="tbars" role="img" aria-label={label}>
      <p>
        {manual}
        <b className="mono">{manualTime}</b>
      </p>
      <Bar share={1} look="tbars__m" />
      <p>
        {automated}
        <b className="mono">{automatedTime}</b>
      </p>
      <Bar share={figure('waste.after') / before} look="tbars__a" />
    </div>
  );
}

const Bar = ({ share, look }: { share: number; look: string }) => (
  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect className={look} width={share * 100} height="4" />
  </svg>
);
