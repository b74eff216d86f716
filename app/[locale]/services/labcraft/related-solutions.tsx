import { Clip } from '@/app/[locale]/services/labcraft/clip';
import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { Badge } from '@/components/ui/badge';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { SoonButton } from '@/components/ui/soon-button';

type Solution = LabcraftCopy['related']['items'][number];

/**
 * Neighbouring services beside an arm in motion; the planned sibling shows a notice instead of leading anywhere (spec
 * section 2).
 */
export function RelatedSolutions({ label, title, clip, items }: LabcraftCopy['related']) {
  return (
    <Section label={label}>
      <div className="md:col-end-7">
        <Heading level={2} label={label} text={title} />
        <Clip folder="pages/labcraft" {...clip} />
      </div>
      <ul className="idx md:col-start-7">
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
          <SiteLink to={link} className="stretched">
            {name}
          </SiteLink>
        ) : (
          <SoonButton className="stretched">{name}</SoonButton>
        )}
        {link ? null : <Badge status="soon" />}
      </h3>
      <p className="col-start-1">{text}</p>
      {link ? <Icon name="arrow" /> : null}
    </li>
  );
}
