import '@/app/styles/pages/contact.css';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { AfterSending } from './after-sending';
import { ContactHero } from './contact-hero';
import { contactPage } from './definition';
import { FormQuestions } from './form-questions';

/** How to reach the company, what happens then, and what the form will ask (spec section 2, /contact). */
const { generateMetadata, Page } = route(contactPage, (copy) => (
  <>
    <ContactHero crumb={copy.head.crumb} hero={copy.hero} ways={copy.ways} />
    <AfterSending {...copy.flow} />
    <FormQuestions {...copy.questions} open={copy.ways.form.open} />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };
