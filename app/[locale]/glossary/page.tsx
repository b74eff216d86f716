import '@/app/styles/pages/glossary.css';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { route } from '@/app/page-route';
import { Heading } from '@/components/ui/heading';
import { list } from '@/lib/content';
import { GLOSSARY_GROUPS, type GlossaryGroup } from '@/lib/content/glossary';
import { termPairs } from '@/lib/glossary/terms';
import { otherLocale } from '@/lib/i18n/locales';
import { glossaryPage } from './definition';
import { TermRow } from './term-row';

/** The id of a subject: a term may bear the same name. */
const subject = (group: GlossaryGroup) => `subject-${group}`;

/** The glossary: subjects in the order of a project's parts list, their terms beside them. */
const { generateMetadata, Page } = route(glossaryPage, (copy, locale) => {
  const terms = termPairs(list('glossary', locale), list('glossary', otherLocale(locale)));
  return (
    <>
      <div className="top glossary">
        <div className="s">
          <PageBreadcrumb page={glossaryPage} />
          <Heading level={1} label={copy.head.crumb} text={copy.hero.title} className="a-1 b-8 glossary__h" />
          <p className="a-9 b-13 glossary__p">{copy.hero.text}</p>
        </div>
        <nav className="s glossary__n" aria-label={copy.contents}>
          <ul>
            {GLOSSARY_GROUPS.map((group) => (
              <li key={group}>
                <a href={`#${subject(group)}`}>{copy.groups[group]}</a>
              </li>
            ))}
          </ul>
        </nav>
        {GLOSSARY_GROUPS.map((group) => (
          <section key={group} className="s glossary__g" id={subject(group)} aria-label={copy.groups[group]}>
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
    </>
  );
});

export { generateMetadata, Page as default };
