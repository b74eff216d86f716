import type { ContactCopy } from '@/app/[locale]/contact/copy';
import { PageBreadcrumb } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { ListSection } from '@/components/sections/list-section';
import { Heading } from '@/components/ui/heading';
import { ContactWays } from './contact-ways';
import { contactPage } from './definition';
import { FormQuestions } from './form-questions';

/** How to reach the company, what happens then, and what the form will ask (spec section 2, /contact). */
const { generateMetadata, Page } = route(contactPage, (copy) => (
  <>
    <ContactHero crumb={copy.head.crumb} hero={copy.hero} ways={copy.ways} />
    <ListSection
      {...copy.flow}
      titleClass="md:col-end-10"
      surface="white"
      textClass="md:col-start-10 self-end"
      list={{
        ordered: true,
        className: 'after',
        above: (step) => (step.span ? <p className="after__d">{step.span}</p> : null),
      }}
    />
    <FormQuestions {...copy.questions} open={copy.ways.form.open} />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };

type ContactHeroProps = Pick<ContactCopy, 'hero' | 'ways'> & { crumb: string };

/** The statement on the left, the three ways on the right. */
function ContactHero({ crumb, hero, ways }: ContactHeroProps) {
  return (
    <div className="pt-24 contact">
      <div className="sheet">
        <PageBreadcrumb page={contactPage} />
        <div className="md:col-end-8 contact__t">
          <Heading level={1} label={crumb} text={hero.title} />
          <p className="lead">{hero.text}</p>
        </div>
        <ContactWays {...ways} />
      </div>
    </div>
  );
}
