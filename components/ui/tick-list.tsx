type TickListProps = { items: readonly string[]; className?: string };

const ITEM =
  'relative py-3 pl-8 border-t border-line before:absolute before:left-0 before:top-[1.35rem] ' +
  'before:w-4 before:h-2 before:-rotate-45 before:scale-80 before:border-l-2 before:border-b-2 before:border-teal';

/** What holds, one below another, each with a tick. */
export const TickList = ({ items, className = '' }: TickListProps) => (
  <ul className={`border-b border-line ${className}`.trim()}>
    {items.map((item) => (
      <li key={item} className={ITEM}>
        {item}
      </li>
    ))}
  </ul>
);
