import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Now, next, later along one line. No dates: only the order is promised. */
export function Roadmap({ label, title, text, stages }: LabcraftCopy['roadmap']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-8" surface="white">
      <p className="small muted a-9 b-13 self-end">{text}</p>
      <ol className="lcroad">
        {stages.map((item) => (
          <li key={item.stage}>
            <p className="lcroad__s">{item.stage}</p>
            <Heading level={3} text={item.title} />
            <p className="small">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
