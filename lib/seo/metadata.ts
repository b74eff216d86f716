/** One builder for the head of every page: search result, shared link, languages, feeds. */
import type { Metadata } from 'next';
import { site } from '../content/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { fileAddress, languageAddresses, pageAddress } from './addresses.ts';
import { alternateTypes, type FeedNames } from './alternates.ts';
import { type ArticleMeta, openGraph } from './open-graph.ts';
import { SOCIAL_IMAGE_SIZE, socialImage } from './social-images.ts';

export type PageMeta = {
  /** As in the browser and in search results; the page says how it is made of its parts. */
  title: string;
  description: string;
  /** false: search engines follow its links, and do not list it. */
  listed?: boolean;
  /** The other language only stands in for it, or it for the other: neither names the other as its translation. */
  alone?: boolean;
  /** For news and posts. */
  article?: ArticleMeta;
};

/**
 * Next metadata of a page. `path` is the language-neutral path; every address is absolute. `feeds` are the names of the
 * feeds that every head offers.
 * @throws Error naming the page if the build made no social image for it.
 */
export function pageMetadata(
  locale: Locale,
  path: string,
  meta: PageMeta,
  feeds: Record<Locale, FeedNames>,
): Metadata {
  const { siteUrl, company } = site();
  const { title, description, article, listed = true, alone = false } = meta;
  const url = pageAddress(siteUrl, locale, path);
  const made = socialImage(locale, path);
  const image = made && { ...SOCIAL_IMAGE_SIZE, src: fileAddress(siteUrl, made.src), alt: made.alt };
  return {
    title,
    description,
    ...(listed ? {} : { robots: { index: false, follow: true } }),
    alternates: {
      canonical: url,
      ...(alone ? {} : { languages: languageAddresses(siteUrl, path) }),
      types: alternateTypes(siteUrl, locale, path, feeds),
    },
    ...openGraph({ locale, url, siteName: company.name[locale], title, description, image, article, alone }),
  };
}
