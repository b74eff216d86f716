import type { HomeEn } from '@/app/[locale]/(home)/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** What we do in one sentence and four facts. */
export function AboutEn({ label, title, text, facts }: HomeEn['about']) {
  return (
    <Section label={label}>
      <Heading level={2} label={label} text={title} className="a-1 b-9" />
      <p className="a-1 b-5 max-w-[24em]">{text}</p>
      <dl className="facts a-6 b-13">
        {facts.map(({ value, term }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
