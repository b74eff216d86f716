import { readGenerated } from '@/lib/generated';
import { pageLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';

/** The site's one script: progressive enhancement and the island loader. */
export function ClientEntry() {
  const { entry } = readGenerated<{ entry: string }>('client.json');
  return <script type="module" src={entry} />;
}

/** Preloads the fonts above the fold; the export adds the Japanese heading face to pages that need it. */
export async function FontPreloads() {
  const { preload } = readGenerated<{ preload: Record<Locale, string[]> }>('fonts.json');
  return preload[await pageLocale()].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}
