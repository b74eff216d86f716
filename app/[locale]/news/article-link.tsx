import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/ui/external-link';
import { SiteLink } from '@/components/ui/site-link';
import type { NewsArticle } from './news-articles';

const LINK = 'inline-flex items-center min-h-11 text-teal underline-offset-[0.3em]';

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
    <p className="mt-8">
      {link.startsWith('/') ? (
        <SiteLink className={LINK} to={link}>
          {text}
        </SiteLink>
      ) : (
        <ExternalLink className={LINK} href={link}>
          {text}
        </ExternalLink>
      )}
    </p>
  );
}
