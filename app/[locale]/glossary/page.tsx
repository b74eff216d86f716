import { PageBreadcrumb } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { PageLink } from '@/components/sections/page-link';
import { ExternalLink } from '@/components/ui/external-link';
import { Heading } from '@/components/ui/heading';
import { Sheet } from '@/components/ui/sheet';
import { list } from '@/lib/content';
import { GLOSSARY_GROUPS, type GlossaryGroup } from '@/lib/content/glossary';
import { type TermPair, termPairs } from '@/lib/glossary/terms';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import { glossaryPage } from './definition';

/** The id of a subject: a term may bear the same name. */
const subject = (group: GlossaryGroup) => `subject-${group}`;

/** The glossary: subjects in the order of a project's parts list, their terms beside them. */
const { generateMetadata, Page } = route(glossaryPage, (copy, locale) => {
  const terms = termPairs(list('glossary', locale), list('glossary', otherLocale(locale)));
  return (
    <div className="pt-24 pb-section">
      <Sheet>
        <PageBreadcrumb page={glossaryPage} />
        <Heading level={1} label={copy.head.crumb} text={copy.hero.title} className="mt-6 md:col-end-9" />
        <p className="mt-6 md:col-start-10 md:self-end">{copy.hero.text}</p>
      </Sheet>
      <nav className="sheet mt-part" aria-label={copy.contents}>
        <ul className="flex flex-wrap gap-x-7 border-y border-ink">
          {GLOSSARY_GROUPS.map((group) => (
            <li key={group}>
              <a
                href={`#${subject(group)}`}
                className="flex min-h-12 items-center text-ink no-underline hover:text-teal"
              >
                {copy.groups[group]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {GLOSSARY_GROUPS.map((group) => (
        <section
          key={group}
          className="sheet mt-[clamp(3rem,2rem+3vw,5rem)] scroll-mt-20"
          id={subject(group)}
          aria-label={copy.groups[group]}
        >
          <h2 className={SUBJECT}>{copy.groups[group]}</h2>
          <ul className="md:col-[5/14]">
            {terms
              .filter((term) => term.group === group)
              .map((term) => (
                <TermRow key={term.id} {...term} locale={locale} labels={copy} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

export { generateMetadata, Page as default };

/** Beside its terms the name of the subject stays in view. */
const SUBJECT =
  'text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)]/[1.4] max-md:mb-4 md:sticky md:top-24 md:col-[2/5] md:self-start md:pt-5';
const TERM =
  'grid scroll-mt-20 gap-x-gap gap-y-2 border-line border-t pt-6 pb-7 first:border-ink ' +
  'target:border-teal target:border-t-2 sm:grid-cols-[3fr_6fr]';
const COUNTERPART =
  'block font-body font-normal text-[0.9375rem]/[1.6] text-teal tracking-normal [font-feature-settings:normal]';
const LINK = 'inline-flex min-h-11 items-center text-teal underline-offset-[0.25em]';

type TermRowProps = TermPair & { locale: Locale; labels: { also: string; more: string } };

/** A term, what the other language calls it, what it means, and where to read on. */
function TermRow({ id, term, counterpart, also, definition, link, locale, labels }: TermRowProps) {
  const more = (
    <>
      {labels.more}
      <span className="visually-hidden">{locale === 'ja' ? `：${term}` : `: ${term}`}</span>
    </>
  );
  return (
    <li className={TERM} id={id}>
      <h3 className="text-[1.1875rem]">
        <dfn className="not-italic">{term}</dfn>
        {counterpart === term ? null : (
          <span lang={otherLocale(locale)} className={COUNTERPART}>
            {counterpart}
          </span>
        )}
      </h3>
      <div>
        <p className="max-w-[38em]">{definition}</p>
        {also.length > 0 ? (
          <p className="mt-2 max-w-[38em] text-[0.875rem] text-ink-3">
            {labels.also}
            {locale === 'ja' ? '：' : ': '}
            {also.join(locale === 'ja' ? '、' : ', ')}
          </p>
        ) : null}
        {link ? (
          <p className="max-w-[38em]">
            {link.startsWith('/') ? (
              <PageLink to={link} className={LINK}>
                {more}
              </PageLink>
            ) : (
              <ExternalLink href={link} className={LINK}>
                {more}
              </ExternalLink>
            )}
          </p>
        ) : null}
      </div>
    </li>
  );
}
