import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { PageBreadcrumb } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { LabneedsLink } from '@/app/sections/labneeds-link';
import { ExternalLink } from '@/components/ui/external-link';
import { Heading } from '@/components/ui/heading';
import { SiteLink } from '@/components/ui/site-link';
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
    <div className="pt-24 glossary">
      <div className="sheet">
        <PageBreadcrumb page={glossaryPage} />
        <Heading
          level={1}
          label={copy.head.crumb}
          text={copy.hero.title}
          className="md:col-end-9 glossary__h"
        />
        <p className="md:col-start-10 glossary__p">{copy.hero.text}</p>
      </div>
      <nav className="sheet glossary__n" aria-label={copy.contents}>
        <ul>
          {GLOSSARY_GROUPS.map((group) => (
            <li key={group}>
              <a href={`#${subject(group)}`}>{copy.groups[group]}</a>
            </li>
          ))}
        </ul>
      </nav>
      {GLOSSARY_GROUPS.map((group) => (
        <section
          key={group}
          className="sheet glossary__g"
          id={subject(group)}
          aria-label={copy.groups[group]}
        >
          <h2>{copy.groups[group]}</h2>
          <ul>
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
    <li className="term" id={id}>
      <h3>
        <dfn>{term}</dfn>
        {counterpart === term ? null : <span lang={otherLocale(locale)}>{counterpart}</span>}
      </h3>
      <div>
        <p>{definition}</p>
        {also.length > 0 ? (
          <p className="term__a">
            {labels.also}
            {locale === 'ja' ? '：' : ': '}
            {also.join(locale === 'ja' ? '、' : ', ')}
          </p>
        ) : null}
        {link ? (
          <p className="term__l">
            {link.startsWith(labneedsPage.path) ? (
              <LabneedsLink to={link}>{more}</LabneedsLink>
            ) : link.startsWith('/') ? (
              <SiteLink to={link}>{more}</SiteLink>
            ) : (
              <ExternalLink href={link}>{more}</ExternalLink>
            )}
          </p>
        ) : null}
      </div>
    </li>
  );
}
