import { PageFrame } from '@/app/frame/page-frame';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { pageLocale } from '@/lib/i18n/locale';
import { AfterSending } from './after-sending';
import { ContactHero } from './contact-hero';
import { contactPage } from './definition';
import { FormQuestions } from './form-questions';

/** How to reach the company, what happens then, and what the form will ask (spec section 2, /contact). */
export async function ContactPage() {
  const copy = contactPage.copy(await pageLocale());
  return (
    <PageFrame path={contactPage.path}>
      <ContactHero crumb={copy.head.crumb} hero={copy.hero} ways={copy.ways} />
      <AfterSending {...copy.flow} />
      <FormQuestions {...copy.questions} open={copy.ways.form.open} />
      <ClosingAsk {...copy.ask} />
    </PageFrame>
  );
}
