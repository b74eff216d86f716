import type { ReactNode } from 'react';
import type { AccessibilityPart } from '@/app/[locale]/accessibility/copy';
import { contactPage } from '@/app/[locale]/contact/definition';
import { PageBreadcrumb } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { Heading } from '@/components/ui/heading';
import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import { accessibilityPage } from './definition';

/** What the site aims for, what was tested, and what is not known. */
const { generateMetadata, Page } = route(accessibilityPage, ({ hero, tested, parts, contact }, locale) => {
  const { mail } = site();
  return (
    <div className="pt-24 statement">
      <div className="sheet">
        <PageBreadcrumb page={accessibilityPage} />
        <Heading level={1} text={hero.title} className="md:col-end-10 statement__h" />
        <div className="md:col-start-10 statement__i">
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
  );
});

export { generateMetadata, Page as default };

type StatementPartProps = AccessibilityPart & { children?: ReactNode };

/** A part of the statement: its name in the margin, its text beside it. */
function StatementPart({ id, title, text, items, rows, children }: StatementPartProps) {
  return (
    <section className="sheet statement__p" id={id} aria-label={title.replaceAll('|', '')}>
      <Heading level={2} text={title} className="md:col-end-6" />
      <div className="md:col-start-6">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items ? (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null}
        {rows ? (
          <dl>
            {rows.map(({ term, text: done }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{done}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {children}
      </div>
    </section>
  );
}
