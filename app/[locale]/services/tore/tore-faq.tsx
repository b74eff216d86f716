import { contactPage } from '@/app/[locale]/contact/definition';
import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { Faq } from '@/components/sections/faq';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Four questions, answered as far as the pilot allows. */
export function ToreFaq({ label, title, text, contact, items }: ToreCopy['faq']) {
  return (
    <Section label={label} flush>
      <div className="a-1 b-5">
        <Heading level={2} label={label} text={title} />
        <p className="small mt-4 mb-3">{text}</p>
        <ButtonLink look="t" to={contactPage.path} text={contact} />
      </div>
      <Faq items={items} className="a-6 b-13" />
    </Section>
  );
}
