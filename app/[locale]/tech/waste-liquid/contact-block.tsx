import { contactPage } from '@/app/[locale]/contact/definition';
import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Office work on screens can be automated too: where to ask. */
export function ContactBlock({ label, title, text, action }: WasteLiquidCopy['contact']) {
  return (
    <Section label={label}>
      <Heading level={2} label={label} text={title} className="a-1 b-8" />
      <div className="a-8 b-13 self-end">
        <p className="mb-6">{text}</p>
        <ButtonLink to={contactPage.path}>{action}</ButtonLink>
      </div>
    </Section>
  );
}
