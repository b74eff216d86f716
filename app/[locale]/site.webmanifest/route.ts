import { site } from '@/lib/content';
import { readGenerated } from '@/lib/generated';
import { isLocale, LOCALES } from '@/lib/i18n/locales';
import { ICONS_FILE, type IconManifest } from '@/lib/seo/icons';
import { webManifest } from './web-manifest';

export const dynamic = 'force-static';
export const dynamicParams = false;
/** A manifest for each language. */
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

/** The web app manifest of a language: `/site.webmanifest`, `/en/site.webmanifest`. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const manifest = webManifest(site().company.name[locale], locale, readGenerated<IconManifest>(ICONS_FILE));
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
