import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';

type Titled = { title: string; text: string };

type TitledListProps<Item extends Titled> = {
  items: readonly Item[];
  /** Says how the list is drawn. */
  className?: string;
  /** The order counts: steps, ranks. */
  ordered?: boolean;
  itemClass?: string;
  titleClass?: string;
  textClass?: string;
  /** What stands above the heading of an item, between heading and text, and below the text. */
  above?(item: Item, index: number): ReactNode;
  between?(item: Item): ReactNode;
  below?(item: Item, index: number): ReactNode;
};

/** Items of a title and a text each. */
export function TitledList<Item extends Titled>({
  items,
  className,
  ordered,
  ...rest
}: TitledListProps<Item>) {
  const { itemClass, titleClass, textClass, above, between, below } = rest;
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={className}>
      {items.map((item, index) => (
        <li key={item.title} className={itemClass}>
          {above?.(item, index)}
          <Heading level={3} text={item.title} className={titleClass} />
          {between?.(item)}
          <p className={textClass}>{item.text}</p>
          {below?.(item, index)}
        </li>
      ))}
    </List>
  );
}
