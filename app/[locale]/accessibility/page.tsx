import '@/app/styles/pages/accessibility.css';
import { contactPage } from '@/app/[locale]/contact/definition';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { route } from '@/app/page-route';
import { Heading } from '@/components/ui/heading';
import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import { accessibilityPage } from './definition';
import { StatementPart } from './statement-part';

/** What the site aims for, what was tested, and what is not known. */
const { generateMetadata, Page } = route(accessibilityPage, ({ hero, tested, parts, contact }, locale) => {
  const { mail } = site();
  return (
    <>
      <div className="top statement">
        <div className="s">
          <PageBreadcrumb page={accessibilityPage} />
          <Heading level={1} text={hero.title} className="a-1 b-9 statement__h" />
          <div className="a-9 b-13 statement__i">
            <p>{hero.text}</p>
            <p className="statement__d">
              {tested.term} <time dateTime={tested.date}>{formatDate(tested.date, locale)}</time>
            </p>
          </div>
        </div>
        {parts.map((part) => (
          <StatementPart key={part.id} {...part} />
        ))}
        <StatementPart id="contact" title={contact.title} text={[contact.text]}>
          <p className="statement__c">
            <a href={`mailto:${mail}`}>{mail}</a>
            <SiteLink to={contactPage.path}>{contact.link}</SiteLink>
          </p>
        </StatementPart>
      </div>
    </>
  );
});

export { generateMetadata, Page as default };
