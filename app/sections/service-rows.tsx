import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { LabneedsLink, labneedsPreparing } from './labneeds-link';

export type ServiceRow = { name: string; text: string; link: string; status?: 'trial' | 'soon' };

/** Services as hairline rows. LabNeeds becomes a notice while `content/site.json` says it is in preparation. */
export function ServiceRows({ items, className = '' }: { items: readonly ServiceRow[]; className?: string }) {
  return (
    <ul className={`idx ${className}`.trim()}>
      {items.map((item) => (
        <ServiceRowItem key={item.link} {...item} />
      ))}
    </ul>
  );
}

function ServiceRowItem({ name, text, link, status }: ServiceRow) {
  const isLabneeds = link === labneedsPage.path;
  const shown = isLabneeds && labneedsPreparing() ? 'soon' : status;
  const Link = isLabneeds ? LabneedsLink : SiteLink;
  return (
    <li>
      <h3 className="idx__n">
        <Link to={link} className="stretched">
          {name}
        </Link>
        {shown ? <Badge status={shown} /> : null}
      </h3>
      <p>{text}</p>
      <Icon name="arrow" />
    </li>
  );
}
