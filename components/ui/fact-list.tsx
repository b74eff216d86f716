type FactListProps = { items: readonly { term: string; value: string }[]; className: string };

/** Terms, each with its value; the class says how they are drawn. */
export const FactList = ({ items, className }: FactListProps) => (
  <dl className={className}>
    {items.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
