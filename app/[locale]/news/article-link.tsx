import { getTranslations } from 'next-intl/server';
import { casesPage } from '@/app/[locale]/cases/definition';
import { PAGES } from '@/app/pages';
import { ExternalLink } from '@/components/ui/external-link';
import { SiteLink } from '@/components/ui/site-link';
import { list } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/text/lines';
import type { NewsArticle } from './news-articles';

const LINK = 'inline-flex items-center min-h-11 text-teal underline-offset-[0.3em]';

/** What the page at a path is called: a page of its own, or a case. An address elsewhere is its own name. */
function nameOf(link: string, locale: Locale): string {
  const page = Object.values(PAGES).find(({ path }) => path === link);
  const study = list('cases', locale).find(({ id }) => `${casesPage.path}/${id}` === link);
  return page?.head(locale).crumb ?? (study ? plainText(study.data.title) : link);
}

/** The page that tells more, if the article names one. */
export async function ArticleLink({ title, link }: Pick<NewsArticle, 'title' | 'link'>) {
  const t = await getTranslations('article');
  if (!link) return null;
  const name = nameOf(link, await pageLocale());
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
