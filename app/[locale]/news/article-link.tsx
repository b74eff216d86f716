import { getTranslations } from 'next-intl/server';
import { nameOf } from '@/app/page-name';
import { ExternalLink } from '@/components/ui/external-link';
import { SiteLink } from '@/components/ui/site-link';
import { source } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import type { NewsArticle } from './news-articles';

const LINK = 'inline-flex items-center min-h-11 text-teal underline-offset-[0.3em]';

/** The page that tells more, if the article names one. */
export async function ArticleLink({ title, link }: Pick<NewsArticle, 'title' | 'link'>) {
  const t = await getTranslations('article');
  if (!link) return null;
  const name = nameOf(source(await pageLocale()), link);
  const text = (
    <>
      {t('more', { name })}
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
