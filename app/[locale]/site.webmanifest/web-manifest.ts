import type { MetadataRoute } from 'next';
import { colourToken } from '../../../lib/design-token.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { localizedPath } from '../../../lib/i18n/paths.ts';
import type { IconManifest } from '../../../lib/seo/icons.ts';

export const THEME_COLOUR = colourToken('stage');

/** What a device shows of the site when a visitor keeps it on a home screen. It stays a page in the browser. */
export function webManifest(name: string, locale: Locale, icons: IconManifest): MetadataRoute.Manifest {
  const home = localizedPath(locale, '/');
  const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    ...{ src, sizes: `${size}x${size}`, type: 'image/png', purpose },
  });
  return {
    ...{ id: home, start_url: home, scope: '/', lang: locale, dir: 'ltr' },
    ...{ name, short_name: name, display: 'browser' },
    ...{ theme_color: THEME_COLOUR, background_color: colourToken('paper') },
    icons: [
      png(icons.any192, 192, 'any'),
      png(icons.any512, 512, 'any'),
      png(icons.maskable512, 512, 'maskable'),
    ],
  };
}
