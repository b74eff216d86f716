import type { BlockProps } from '@/components/blocks/block-props';
import { ListSection } from '@/components/sections/list-section';

/** What happens one after the other, on the dark band of a page. */
export const Steps = ({ label, title, text, items, frame }: BlockProps<'steps'>) => (
  <ListSection
    label={label}
    title={title}
    titleClass="md:col-end-8"
    text={text}
    textClass="self-end md:col-start-9"
    items={items}
    list={{ ordered: true, look: items.length === 3 ? 'three' : 'stair' }}
    {...frame}
  />
);
