import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import type { ResourcesCopy } from '@/app/[locale]/resources/copy';
import { LabneedsLink, labneedsPreparing } from '@/app/sections/labneeds-link';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { ForWhom } from './for-whom';

type LibraryProps = ResourcesCopy['library'] & { forWhom: string };
type ResourceProps = ResourcesCopy['library']['items'][number] & { forWhom: string };

/** Everything else to read: what it is, and whom it is for. */
export function Library({ label, title, items, forWhom }: LibraryProps) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-10">
      <ul className="idx reslib">
        {items.map((item) => (
          <Resource key={item.link} {...item} forWhom={forWhom} />
        ))}
      </ul>
    </Section>
  );
}

function Resource({ name, text, audience, link, forWhom }: ResourceProps) {
  const labneeds = link.startsWith(labneedsPage.path);
  const Anchor = labneeds ? LabneedsLink : SiteLink;
  return (
    <li>
      <h3 className="idx__n">
        <Anchor to={link} className="stretch">
          <Phrases text={name} />
        </Anchor>
        {labneeds && labneedsPreparing() ? <Badge status="soon" /> : null}
      </h3>
      <p>{text}</p>
      <ForWhom term={forWhom} text={audience} />
      <Icon name="arrow" />
    </li>
  );
}
