/** The social images that the build made (build/prepare/social-images.ts), as heads name them. */
import { readGenerated } from '../generated.ts';
import type { Locale } from '../i18n/locales.ts';

export const SOCIAL_IMAGES_FILE = 'social-images.json';

/** Pixels of every social image, as all networks show it whole. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Address from the root of the site and text alternative, by language and language-neutral path. */
export type SocialImages = Record<Locale, Record<string, { src: string; alt: string }>>;

/**
 * The social image of a page. In development there are none, because making them takes longer than a change.
 * @throws Error naming the page and what to do if the build made none for it.
 */
export function socialImage(locale: Locale, path: string): SocialImages[Locale][string] | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  const image = readGenerated<SocialImages>(SOCIAL_IMAGES_FILE)[locale][path];
  if (!image)
    throw new Error(
      `${path} (${locale}): no social image; give the page a row in app/inventory/site-pages.ts`,
    );
  return image;
}
