import { Clip } from '@/app/[locale]/services/labcraft/clip';
import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { LinkRow, LinkRows, ROW_LINK } from '@/components/sections/link-rows';
import { Badge } from '@/components/ui/badge';
import { Heading } from '@/components/ui/heading';
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
      <LinkRows className="md:col-start-7">
        {items.map((item) => (
          <SolutionRow key={item.name} {...item} />
        ))}
      </LinkRows>
    </Section>
  );
}

const SolutionRow = ({ name, text, link }: Solution) => (
  <LinkRow
    name={
      link ? (
        <SiteLink to={link} className={ROW_LINK}>
          {name}
        </SiteLink>
      ) : (
        <>
          <SoonButton className={ROW_LINK}>{name}</SoonButton>
          <Badge status="soon" />
        </>
      )
    }
    text={text}
    arrow={link !== undefined}
  />
);
