import type { BlockProps } from '@/components/blocks/block-props';
import { TitledList } from '@/components/sections/titled-list';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Section } from '@/components/ui/section';

/** A title and what it says on the left, what it counts up on the right. */
export const Points = ({ label, title, lead, items, note, frame }: BlockProps<'points'>) => (
  <Section label={label} {...frame}>
    <div className="md:col-end-6">
      <Heading level={2} label={label} text={title} />
      {lead ? <Lead className="mt-5">{lead}</Lead> : null}
      {note ? <p className="mt-5 text-small text-ink-3">{note}</p> : null}
    </div>
    <TitledList
      items={items}
      className="md:col-start-6"
      itemClass="border-t border-line py-6 last:border-b"
      textClass="mt-1 text-small"
    />
  </Section>
);
