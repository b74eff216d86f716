import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/ui/external-link';
import { SiteLink } from '@/components/ui/site-link';
import type { NewsArticle } from './news-articles';

/** The page that tells more, if the article names one. */
export async function ArticleLink({ title, link }: Pick<NewsArticle, 'title' | 'link'>) {
  const t = await getTranslations('article');
  if (!link) return null;
  const text = (
    <>
      {t('more')}
      <span className="visually-hidden">{t('of', { title })}</span>
    </>
  );
  return (
    <p className="bb__l">
      {link.startsWith('/') ? (
        <SiteLink to={link}>{text}</SiteLink>
      ) : (
        <ExternalLink href={link}>{text}</ExternalLink>
      )}
    </p>
  );
}
