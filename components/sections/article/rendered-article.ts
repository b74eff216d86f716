import { getTranslations } from 'next-intl/server';
import { type Article, renderArticle } from '@/lib/article/article';
import { readGenerated } from '@/lib/generated';
import type { Locale } from '@/lib/i18n/locales';
import { findImage, type ImageManifest } from '@/lib/images/manifest';

/**
 * The HTML of a text of Markdown and its headings; `keyOf` gives the key of a picture in the image manifest, `prefix` is
 * what its ids begin with.
 */
export async function renderedArticle(
  markdown: string,
  locale: Locale,
  keyOf: (file: string) => string,
  prefix = '',
): Promise<Article> {
  const t = await getTranslations('article');
  return renderArticle(markdown, {
    locale,
    labels: { table: t.raw('table'), code: t.raw('code') },
    prefix,
    picture: (file) => findImage(readGenerated<ImageManifest>('images.json'), keyOf(file)),
  });
}
