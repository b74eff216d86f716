import '@/app/styles/pages/blog-post.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PostPage } from '@/app/[locale]/blog/[slug]/post-page';
import { postPath } from '@/app/[locale]/blog/posts';
import { get, list, site, tagsOf } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { DEFAULT_LOCALE, otherLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { withoutPair } from '@/lib/seo/untranslated';

type PostRoute = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => list('blog', DEFAULT_LOCALE).map(({ id }) => ({ slug: id }));

/** The title of the page is the post's and the site's name (spec section 2). */
export async function generateMetadata({ params }: PostRoute): Promise<Metadata> {
  const { slug } = await params;
  const locale = await pageLocale();
  const t = await getTranslations('article');
  const { company } = site();
  const post = get('blog', locale, slug);
  if (!post) notFound();
  const title = t('pageTitle', { title: post.data.title, site: company.name[locale] });
  const { date, updated, summary } = post.data;
  const article = { published: date, updated, tags: tagsOf(post).map(({ name }) => name) };
  const meta = pageMetadata(locale, postPath(slug), { title, description: summary, article });
  const twin = get('blog', otherLocale(locale), slug);
  return withoutPair(meta, { original: post.original, hasTranslation: !twin?.original });
}

export default async function BlogPostPage({ params }: PostRoute) {
  return <PostPage slug={(await params).slug} />;
}
