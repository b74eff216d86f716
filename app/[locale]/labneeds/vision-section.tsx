import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { Section } from '@/components/ui/section';

/** What the platform is for, as a statement with its text at the lower right. */
export function VisionSection({ label, title, paragraphs }: LabneedsCopy['vision']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-10" surface="sunk">
      <div className="a-7 b-13 grid gap-5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
