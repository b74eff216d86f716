import { contactPage } from '@/app/[locale]/contact/definition';
import { Faq } from '@/components/sections/faq';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { FaqBlockCopy } from '@/lib/pages/blocks';

type FaqBlockProps = FaqBlockCopy & { flush?: boolean };

/** The questions that decide, answered as far as we know, with the way to ask another one. */
export function FaqBlock({ label, title, more, items, flush }: FaqBlockProps) {
  return (
    <Section label={label} flush={flush}>
      <div className="md:col-end-6">
        <Heading level={2} label={label} text={title} />
        <ButtonLink look="text" to={contactPage.path} className="mt-5" text={more} />
      </div>
      <Faq items={items} className="md:col-start-6" />
    </Section>
  );
}
