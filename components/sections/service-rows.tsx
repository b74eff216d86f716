import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { SoonButton } from '@/components/ui/soon-button';
import { site } from '@/lib/content';
import { ROUTES } from '@/lib/routes';

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
  const preparing = link === ROUTES.labneeds && site().switches.labneeds === 'preparing';
  const shown = preparing ? 'soon' : status;
  return (
    <li>
      <h3 className="idx__n">
        {preparing ? (
          <SoonButton notice="labneeds" className="stretch">
            {name}
          </SoonButton>
        ) : (
          <SiteLink to={link} className="stretch">
            {name}
          </SiteLink>
        )}
        {shown ? <Badge status={shown} /> : null}
      </h3>
      <p>{text}</p>
      <Icon name="arrow" />
    </li>
  );
}
