import { contactPage } from '@/app/[locale]/contact/definition';
import type { WasteLiquidCopy } from '@/app/[locale]/tech/waste-liquid/copy';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

/** Office work on screens can be automated too: where to ask. */
export function ContactBlock({ label, title, text, action }: WasteLiquidCopy['contact']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-8">
      <div className="a-8 b-13 self-end">
        <p className="mb-6">{text}</p>
        <ButtonLink to={contactPage.path} text={action} />
      </div>
    </Section>
  );
}
