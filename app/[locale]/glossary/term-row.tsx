import { labneedsPage } from '@/app/[locale]/labneeds/definition';
import { LabneedsLink } from '@/app/sections/labneeds-link';
import { ExternalLink } from '@/components/ui/external-link';
import { SiteLink } from '@/components/ui/site-link';
import type { TermPair } from '@/lib/glossary/terms';
import { type Locale, otherLocale } from '@/lib/i18n/locales';

type TermRowProps = TermPair & { locale: Locale; labels: { also: string; more: string } };

/** A term, what the other language calls it, what it means, and where to read on. */
export function TermRow({ id, term, counterpart, also, definition, link, locale, labels }: TermRowProps) {
  const more = (
    <>
      {labels.more}
      <span className="vh">{locale === 'ja' ? `：${term}` : `: ${term}`}</span>
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
