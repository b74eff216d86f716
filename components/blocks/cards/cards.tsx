import type { BlockProps } from '@/components/blocks/block-props';
import { LinkRow, LinkRows, ROW_LINK } from '@/components/sections/link-rows';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';

/** Other pages, each a row that is a link. */
export const Cards = ({ label, title, items, frame }: BlockProps<'cards'>) => (
  <Section label={label} title={title} titleClass="md:col-end-9" {...frame}>
    <LinkRows columns={items.length > 1 ? 2 : 1}>
      {items.map(({ name, text, link }) => (
        <LinkRow
          key={link}
          text={text}
          name={
            <SiteLink to={link} className={ROW_LINK}>
              {name}
            </SiteLink>
          }
        />
      ))}
    </LinkRows>
  </Section>
);
