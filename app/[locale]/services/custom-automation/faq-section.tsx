import { contactPage } from '@/app/[locale]/contact/definition';
import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { Faq } from '@/components/sections/faq';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Six questions, with the way to ask another one. */
export function FaqSection({ label, title, more, items }: CustomAutomation['faq']) {
  return (
    <Section label={label} flush>
      <div className="a-1 b-5">
        <Heading level={2} label={label} text={title} />
        <ButtonLink look="t" to={contactPage.path} className="mt-5" text={more} />
      </div>
      <Faq items={items} className="a-5 b-13" />
    </Section>
  );
}
