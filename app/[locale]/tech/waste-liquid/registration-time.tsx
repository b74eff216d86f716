import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { ChangedFigure, FIGURES } from '@/components/sections/measured-change';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Section } from '@/components/ui/section';
import { figure } from '@/lib/content';
import { TankRow } from './tank-row';

type RegistrationTimeProps = WasteLiquidCopy['effect'] & Pick<WasteLiquidCopy, 'tanks'>;

/** What the extension changes: the two times on one scale, then three figures and the tanks that they are about. */
export function RegistrationTime({
  label,
  title,
  time,
  cut,
  share,
  bars,
  caption,
  tanks,
}: RegistrationTimeProps) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-8" surface="white" className="mt-section">
      <figure className="self-end md:col-start-8">
        <TimeBars {...bars} />
        <FigureCaption {...caption} />
      </figure>
      <dl className={FIGURES.strip}>
        {[time, cut, share].map((item) => (
          <ChangedFigure key={item.term} {...item} />
        ))}
      </dl>
      <TankRow {...tanks} />
    </Section>
  );
}

const SECONDS_PER_MINUTE = 60;
const BAR_NAME = 'flex gap-3 text-[0.9375rem]';

/** Both registration times as bars on one scale; the names stand in HTML so that they keep their size. */
function TimeBars({
  label,
  manual,
  manualTime,
  automated,
  automatedTime,
}: WasteLiquidCopy['effect']['bars']) {
  const before = figure('waste.before') * SECONDS_PER_MINUTE;
  return (
    <div role="img" aria-label={label}>
      <p className={BAR_NAME}>
        {manual}
        <b className="mono">{manualTime}</b>
      </p>
      <Bar share={1} fill="fill-line-strong" />
      <p className={BAR_NAME}>
        {automated}
        <b className="mono">{automatedTime}</b>
      </p>
      <Bar share={figure('waste.after') / before} fill="fill-teal" />
    </div>
  );
}

const Bar = ({ share, fill }: { share: number; fill: string }) => (
  <svg
    className="mb-4 h-6 w-full border-l-[1.5px] border-ink"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className={fill} width={share * 100} height="4" />
  </svg>
);
