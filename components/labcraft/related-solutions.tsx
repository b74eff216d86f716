import { Badge } from '@/components/ui/badge';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { SoonButton } from '@/components/ui/soon-button';
import type { LabcraftCopy } from '@/lib/content/pages/labcraft';

type Solution = LabcraftCopy['related']['items'][number];

/** Neighbouring services; the planned sibling shows a notice instead of leading anywhere (spec section 2). */
export function RelatedSolutions({ label, title, items }: LabcraftCopy['related']) {
  return (
    <Section label={label}>
      <Heading level={2} text={title} className="a-1 b-5" />
      <ul className="idx a-5 b-13">
        {items.map((item) => (
          <SolutionRow key={item.name} {...item} />
        ))}
      </ul>
    </Section>
  );
}

function SolutionRow({ name, text, link }: Solution) {
  return (
    <li>
      <h3 className="idx__n">
        {link ? (
          <SiteLink to={link} className="stretch">
            {name}
          </SiteLink>
        ) : (
          <SoonButton className="stretch">{name}</SoonButton>
        )}
        {link ? null : <Badge status="soon" />}
      </h3>
      <p className="col-start-1">{text}</p>
      {link ? <Icon name="arrow" /> : null}
    </li>
  );
}
