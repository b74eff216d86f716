import { Badge } from '@/components/ui/badge';
import { LinkRow, LinkRows, type LinkRowsProps, ROW_LINK } from './link-rows';
import { inPreparation, PageLink } from './page-link';

export type ServiceRow = { name: string; text: string; link: string; status?: 'trial' | 'soon' | undefined };

type ServiceRowsProps = Omit<LinkRowsProps, 'children'> & { items: readonly ServiceRow[] };

/** Pages as hairline rows, each with its state. */
export const ServiceRows = ({ items, ...list }: ServiceRowsProps) => (
  <LinkRows {...list}>
    {items.map(({ name, text, link, status }) => {
      const shown = inPreparation(link) ? 'soon' : status;
      const row = (
        <>
          <PageLink to={link} className={ROW_LINK}>
            {name}
          </PageLink>
          {shown ? <Badge status={shown} /> : null}
        </>
      );
      return <LinkRow key={link} name={row} text={text} />;
    })}
  </LinkRows>
);
