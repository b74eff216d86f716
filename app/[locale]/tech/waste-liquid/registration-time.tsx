import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { ChangedFigure } from '@/components/sections/changed-figure';
import { FigureCaption } from '@/components/ui/figure-caption';
import { Section } from '@/components/ui/section';
import { TankRow } from './tank-row';
import { TimeBars } from './time-bars';

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
    <Section
      label={label}
      title={title}
      titleClass="a-1 b-7"
      surface="white"
      className="mt-(--spacing-section)"
    >
      <figure className="a-7 b-13 self-end">
        <TimeBars {...bars} />
        <FigureCaption {...caption} />
      </figure>
      <dl className="ba">
        {[time, cut, share].map((item) => (
          <ChangedFigure key={item.term} {...item} />
        ))}
      </dl>
      <TankRow {...tanks} />
    </Section>
  );
}
