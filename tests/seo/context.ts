import { loadContent } from '../../lib/content/load';
import { sourceOf } from '../../lib/content/source';
import type { Locale } from '../../lib/i18n/locales';
import type { ImageEntry } from '../../lib/images/manifest';
import type { PageContext } from '../../lib/seo/page-facts';

const content = loadContent();
export const SITE = content.site.data;

/** A picture as the image step would have made it, without having to run that step. */
export const picture = (key: string): ImageEntry => ({
  width: 1600,
  height: 1000,
  color: '#ffffff',
  className: '',
  variants: { avif: [], webp: [] },
  fallback: { w: 960, src: `/assets/img/${key.replaceAll('/', '-')}.jpg` },
});

/** The real content, for the page at a language-neutral path. */
export function contextOf(locale: Locale, path: string): PageContext & { picture: typeof picture } {
  const source = sourceOf(content, locale);
  const place = { siteUrl: SITE.siteUrl, locale, path };
  return { ...source, place, picture };
}
