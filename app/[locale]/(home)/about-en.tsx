import type { HomeEn } from '@/app/[locale]/(home)/copy';
import { FactList } from '@/components/ui/fact-list';
import { Section } from '@/components/ui/section';

/** What we do in one sentence and four facts. */
export function AboutEn({ label, title, text, facts }: HomeEn['about']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9">
      <p className="a-1 b-5 max-w-[24em]">{text}</p>
      <FactList items={facts} className="facts a-6 b-13" />
    </Section>
  );
}
