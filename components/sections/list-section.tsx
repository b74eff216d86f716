import type { ComponentProps } from 'react';
import { Section } from '@/components/ui/section';
import { TitledList } from './titled-list';

type Item = { title: string; text: string };

type ListSectionProps<I extends Item> = Omit<ComponentProps<typeof Section>, 'title' | 'children'> & {
  title: string;
  /** Stands beside the heading. */
  text?: string;
  textClass?: string;
  items: readonly I[];
  list: Omit<ComponentProps<typeof TitledList<I>>, 'items'>;
};

/** A block of the page that is a list: steps, points, fields. */
export const ListSection = <I extends Item>({
  text,
  textClass,
  items,
  list,
  ...section
}: ListSectionProps<I>) => (
  <Section {...section}>
    {text && <p className={textClass}>{text}</p>}
    <TitledList items={items} {...list} />
  </Section>
);
