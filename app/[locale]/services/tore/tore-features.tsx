import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';

/** Six features, each with what it replaces. */
export function ToreFeatures({ label, title, text, items }: ToreCopy['features']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-8" flush>
      <p className="a-8 b-13 self-end">{text}</p>
      <ul className="grid gap-x-(--spacing-gap) sm:grid-cols-2 md:grid-cols-3">
        {items.map((feature) => (
          <li key={feature.title} className="border-line border-t pt-5 pb-10">
            <p className="swap">
              <span>{feature.from}</span>
              <Icon name="arrow" />
              <b>{feature.to}</b>
            </p>
            <Heading level={3} text={feature.title} />
            <p className="small mt-2">{feature.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
