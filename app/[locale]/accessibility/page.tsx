import type { ReactNode } from 'react';
import type { AccessibilityPart } from '@/app/[locale]/accessibility/copy';
import { contactPage } from '@/app/[locale]/contact/definition';
import { PageBreadcrumb } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { Heading } from '@/components/ui/heading';
import { Sheet } from '@/components/ui/sheet';
import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { formatDate } from '@/lib/dates';
import { accessibilityPage } from './definition';

/** What the site aims for, what was tested, and what is not known. */
const { generateMetadata, Page } = route(accessibilityPage, ({ hero, tested, parts, contact }, locale) => {
  const { mail } = site();
  return (
    <div className="pt-24 pb-section">
      <Sheet>
        <PageBreadcrumb page={accessibilityPage} />
        <Heading level={1} text={hero.title} className="mt-6 md:col-end-10" />
        <div className="mt-6 md:col-start-10 md:self-end">
          <p className="max-w-[38em]">{hero.text}</p>
          <p className="mt-5 max-w-[38em] text-[0.875rem] text-ink-3">
            {tested.term}{' '}
            <time className="ml-3 text-ink" dateTime={tested.date}>
              {formatDate(tested.date, locale)}
            </time>
          </p>
        </div>
      </Sheet>
      {parts.map((part) => (
        <StatementPart key={part.id} {...part} />
      ))}
      <StatementPart id="contact" title={contact.title} text={[contact.text]}>
        <p className="mt-3 flex max-w-[42em] flex-wrap gap-x-7">
          <a href={`mailto:${mail}`} className={LINK}>
            {mail}
          </a>
          <SiteLink to={contactPage.path} className={LINK}>
            {contact.link}
          </SiteLink>
        </p>
      </StatementPart>
    </div>
  );
});

export { generateMetadata, Page as default };

const LINK = 'inline-flex min-h-11 items-center text-teal underline-offset-[0.25em]';
/** Beside a long text its name stays in view. */
const PART_TITLE =
  'text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)]/[1.4] max-md:mb-4 md:sticky md:top-24 md:self-start md:pt-5';
/** A point of a list, behind a dash. */
const ITEM =
  'relative max-w-[42em] py-1.5 pl-6 before:absolute before:top-5 before:left-0 before:w-3 before:border-line-strong before:border-t';

type StatementPartProps = AccessibilityPart & { children?: ReactNode };

/** A part of the statement: its name in the margin, its text beside it. */
function StatementPart({ id, title, text, items, rows, children }: StatementPartProps) {
  return (
    <section
      className="sheet mt-[clamp(3rem,2rem+3vw,5rem)] scroll-mt-24"
      id={id}
      aria-label={title.replaceAll('|', '')}
    >
      <Heading level={2} text={title} className={`${PART_TITLE} md:col-end-6`} />
      <div className="border-t border-ink pt-5 md:col-start-6">
        {text.map((paragraph) => (
          <p key={paragraph} className="max-w-[42em] not-first:mt-3">
            {paragraph}
          </p>
        ))}
        {items ? (
          <ul className="mt-4">
            {items.map((item) => (
              <li key={item} className={ITEM}>
                {item}
              </li>
            ))}
          </ul>
        ) : null}
        {rows ? (
          <dl className="mt-4">
            {rows.map(({ term, text: done }) => (
              <div
                key={term}
                className="grid gap-x-gap gap-y-1 border-t border-line pt-4 pb-5 sm:grid-cols-[2fr_6fr]"
              >
                <dt className="font-semibold text-ink">{term}</dt>
                <dd className="max-w-[36em]">{done}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {children}
      </div>
    </section>
  );
}
