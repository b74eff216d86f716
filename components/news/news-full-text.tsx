import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { NewsArticle } from './news-articles';

type NewsFullTextProps = Pick<NewsArticle, 'title' | 'html' | 'link'>;

/** The text of an article, closed at first. While it is closed, the whole card opens it. */
export async function NewsFullText({ title, html, link }: NewsFullTextProps) {
  const t = await getTranslations('newsExplorer');
  const more = (
    <>
      {t('more')}
      <span className="vh">{t('of', { title })}</span>
    </>
  );
  return (
    <details className="news__d">
      <summary>
        <span className="news__o">{t('read')}</span>
        <span className="news__x">{t('close')}</span>
        <span className="vh">{t('of', { title })}</span>
        <Icon name="down" />
      </summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and rendered on the server only */}
      <article className="prose" aria-label={title} dangerouslySetInnerHTML={{ __html: html }} />
      {link ? (
        <p className="news__l">
          {link.startsWith('/') ? (
            <SiteLink to={link}>{more}</SiteLink>
          ) : (
            <ExternalLink href={link}>{more}</ExternalLink>
          )}
        </p>
      ) : null}
    </details>
  );
}
