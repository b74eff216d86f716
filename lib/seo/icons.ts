/** The icons that the build makes of the site's mark (build/prepare/icons): addresses from the root of the site. */
import type { Metadata } from 'next';
import type { Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';

export const ICONS_FILE = 'icons.json';

/** `.generated/icons.json`: PNG files by what they are for; the number is their width in pixels. */
export type IconManifest = { any192: string; any512: string; maskable512: string };

/** Names that browsers request by themselves. */
export const FAVICON = '/favicon.ico';
export const TOUCH_ICON = '/apple-touch-icon.png';
/** The mark alone. */
export const ICON = '/icon.svg';

/** The mark with the company's name in a language, as outlines. */
export const logoPath = (locale: Locale): string => localizedPath(locale, '/logo.svg');

/** The web app manifest of a language. */
export const manifestPath = (locale: Locale): string => localizedPath(locale, '/site.webmanifest');

/** The part of the head that every page has, 404 pages included. */
export const siteMetadata = (locale: Locale): Metadata => ({
  manifest: manifestPath(locale),
  icons: {
    // An old browser takes the first it can read; the others prefer the drawing that suits any size.
    icon: [
      { url: FAVICON, sizes: '32x32' },
      { url: ICON, type: 'image/svg+xml' },
    ],
    apple: [{ url: TOUCH_ICON, sizes: '180x180' }],
  },
});
