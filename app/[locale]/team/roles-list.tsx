import type { TeamCopy } from '@/app/[locale]/team/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** The list of parts to the drawing: one role a number. */
export function RolesList({ label, title, note, items }: TeamCopy['roles']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-8" surface="white">
      <p className="small muted a-9 b-13 self-end">{note}</p>
      <ol className="prow prow--parts">
        {items.map((item) => (
          <li key={item.title}>
            <Heading level={3} text={item.title} />
            <p className="prow__part">{item.part}</p>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
