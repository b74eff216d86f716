import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { classes } from '@/lib/classes';
import { looks, type StepLook } from './step-looks';

type Titled = { title: string; text: string };

type TitledListProps<Item extends Titled> = {
  items: readonly Item[];
  /** Steps with large numbers, on a night band: rising like a stair, three side by side, or one below the other. */
  look?: StepLook;
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
  look,
  className,
  ordered,
  ...rest
}: TitledListProps<Item>) {
  const { itemClass, titleClass, textClass, above, between, below } = rest;
  const List = ordered ? 'ol' : 'ul';
  const step = looks(look);
  return (
    <List className={classes(step.list, className)}>
      {items.map((item, index) => (
        <li key={item.title} className={classes(step.item(items.length - 1 - index), itemClass)}>
          {above?.(item, index)}
          <Heading level={3} text={item.title} className={classes(step.title, titleClass)} />
          {between?.(item)}
          <p className={classes(step.text, textClass)}>{item.text}</p>
          {below?.(item, index)}
        </li>
      ))}
    </List>
  );
}
