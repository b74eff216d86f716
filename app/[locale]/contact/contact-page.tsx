import { PageFrame } from '@/components/layout/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { AfterSending } from './after-sending';
import { ContactHero } from './contact-hero';
import { FormQuestions } from './form-questions';

/** How to reach the company, what happens then, and what the form will ask (spec section 2, /contact). */
export async function ContactPage() {
  const copy = page('contact', await pageLocale());
  return (
    <PageFrame path={ROUTES.contact}>
      <ContactHero crumb={copy.crumb} hero={copy.hero} ways={copy.ways} />
      <AfterSending {...copy.flow} />
      <FormQuestions {...copy.questions} open={copy.ways.form.open} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
