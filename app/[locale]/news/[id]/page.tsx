import '@/app/styles/pages/news-article.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsArticlePage } from '@/app/[locale]/news/[id]/article-page';
import { get, list, site, tagsOf } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { DEFAULT_LOCALE, otherLocale } from '@/lib/i18n/locales';
import { entryPath } from '@/lib/listing/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { withoutPair } from '@/lib/seo/untranslated';

type ArticleRoute = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => list('news', DEFAULT_LOCALE).map(({ id }) => ({ id }));

/** The title of the page is the article's and the site's name, as for posts. */
export async function generateMetadata({ params }: ArticleRoute): Promise<Metadata> {
  const { id } = await params;
  const locale = await pageLocale();
  const t = await getTranslations('article');
  const { company } = site();
  const entry = get('news', locale, id);
  if (!entry) notFound();
  const { date, updated, excerpt } = entry.data;
  const title = t('pageTitle', { title: entry.data.title, site: company.name[locale] });
  const article = { published: date, updated, tags: tagsOf(entry).map(({ name }) => name) };
  const meta = pageMetadata(locale, entryPath('news', id), { title, description: excerpt, article });
  const twin = get('news', otherLocale(locale), id);
  return withoutPair(meta, { original: entry.original, hasTranslation: !twin?.original });
}

export default async function Page({ params }: ArticleRoute) {
  return <NewsArticlePage id={(await params).id} />;
}
