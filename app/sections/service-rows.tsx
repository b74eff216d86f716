import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { LinkRow, LinkRows, type LinkRowsProps, ROW_LINK } from '@/components/sections/link-rows';
import { Badge } from '@/components/ui/badge';
import { SiteLink } from '@/components/ui/site-link';
import { LabneedsLink, labneedsPreparing } from './labneeds-link';

export type ServiceRow = { name: string; text: string; link: string; status?: 'trial' | 'soon' };

type ServiceRowsProps = Omit<LinkRowsProps, 'children'> & { items: readonly ServiceRow[] };

/** Services as hairline rows. LabNeeds becomes a notice while `content/site.json` says it is in preparation. */
export const ServiceRows = ({ items, ...list }: ServiceRowsProps) => (
  <LinkRows {...list}>
    {items.map((item) => (
      <ServiceRowItem key={item.link} {...item} />
    ))}
  </LinkRows>
);

function ServiceRowItem({ name, text, link, status }: ServiceRow) {
  const isLabneeds = link === labneedsPage.path;
  const shown = isLabneeds && labneedsPreparing() ? 'soon' : status;
  const Link = isLabneeds ? LabneedsLink : SiteLink;
  return (
    <LinkRow
      name={
        <>
          <Link to={link} className={ROW_LINK}>
            {name}
          </Link>
          {shown ? <Badge status={shown} /> : null}
        </>
      }
      text={text}
    />
  );
}
