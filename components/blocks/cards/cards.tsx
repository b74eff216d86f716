import type { BlockProps } from '@/components/blocks/block-props';
import { ServiceRows } from '@/components/sections/service-rows';
import { Section } from '@/components/ui/section';

/** Other pages, each a row that is a link. */
export const Cards = ({ label, title, items, frame }: BlockProps<'cards'>) => (
  <Section label={label} title={title} titleClass="md:col-end-7" {...frame}>
    <ServiceRows items={items} className="md:col-start-7" />
  </Section>
);
