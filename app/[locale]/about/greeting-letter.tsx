import type { AboutCopy } from '@/app/[locale]/about/copy';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';

/** The greeting, set as a letter and signed by the company. */
export async function GreetingLetter({ label, title, to, paragraphs }: AboutCopy['greeting']) {
  const locale = await pageLocale();
  return (
    <Section label={label} title={title} titleClass="a-1 b-6">
      <div className="abletter a-6 b-13">
        <p className="abletter__to">{to}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="abletter__by">{site().company.name[locale]}</p>
      </div>
    </Section>
  );
}
