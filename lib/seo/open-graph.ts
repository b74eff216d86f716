/** How a shared link of a page looks: Open Graph and the large card of X. Pure. */
import type { Metadata } from 'next';
import { type Locale, otherLocale } from '../i18n/locales.ts';

const OG_LOCALE: Record<Locale, string> = { ja: 'ja_JP', en: 'en_GB' };

/** The picture of a shared link; `src` is absolute, width and height are pixels. */
export type CardImage = { src: string; width: number; height: number; alt: string };

/** Dates as YYYY-MM-DD; tags in the language of the page. */
export type ArticleMeta = { published: string; updated?: string | undefined; tags: readonly string[] };

export type Shared = {
  locale: Locale;
  url: string;
  siteName: string;
  title: string;
  description: string;
  image?: CardImage | undefined;
  article?: ArticleMeta | undefined;
  /** There is no such page in the other language. */
  alone?: boolean;
};

type OpenGraph = Pick<Metadata, 'openGraph' | 'twitter'>;

/** Next metadata of a shared link. Without `article` the page counts as a part of the website. */
export function openGraph({ locale, url, siteName, title, description, ...more }: Shared): OpenGraph {
  const { image, article, alone } = more;
  const images = image && [
    {
      ...{ url: image.src, width: image.width, height: image.height, alt: image.alt },
      type: image.src.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
    },
  ];
  const common = {
    ...{ url, siteName, title, description },
    ...(images && { images }),
    locale: OG_LOCALE[locale],
    ...(alone ? {} : { alternateLocale: OG_LOCALE[otherLocale(locale)] }),
  };
  const dates = article && {
    publishedTime: article.published,
    modifiedTime: article.updated ?? article.published,
    tags: [...article.tags],
  };
  return {
    openGraph: dates ? { type: 'article', ...common, ...dates } : { type: 'website', ...common },
    twitter: { card: 'summary_large_image', ...(image && { images: [{ url: image.src, alt: image.alt }] }) },
  };
}
