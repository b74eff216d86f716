import { Heading } from '@/components/ui/heading';

type StepListProps = { items: readonly { title: string; text: string }[]; className: string };

/** Numbered steps, each with a heading; the class says how they are drawn. */
export function StepList({ items, className }: StepListProps) {
  return (
    <ol className={className}>
      {items.map((step) => (
        <li key={step.title}>
          <Heading level={3} text={step.title} />
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
