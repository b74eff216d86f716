import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { TankRow } from './tank-row';
import { TimeBars } from './time-bars';

type Figure = WasteLiquidCopy['effect']['time'];
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
    <Section label={label} surface="white" className="mt-(--spacing-section)">
      <Heading level={2} label={label} text={title} className="a-1 b-7" />
      <figure className="a-7 b-13 self-end">
        <TimeBars {...bars} />
        <figcaption className="cap">
          <b>{caption.number}</b>
          {caption.text}
        </figcaption>
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

const ChangedFigure = ({ term, lead, before, after, unit }: Figure) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {before ? (
        <>
          <s>{before}</s>
          <Icon name="arrow" />
        </>
      ) : null}
      {lead ? <small>{lead}</small> : null}
      {after}
      <small>{unit}</small>
    </dd>
  </div>
);
