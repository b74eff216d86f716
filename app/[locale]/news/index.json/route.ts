import { newsRows } from '@/app/[locale]/news/news-articles';
import { isLocale, LOCALES } from '@/lib/i18n/locales';

type IndexRoute = { params: Promise<{ locale: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

/** Every article in short, for the search of a long list (see lib/listing/growth.ts). */
export async function GET(_request: Request, { params }: IndexRoute): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) throw new RangeError(`not a language: ${locale}`);
  return Response.json(newsRows(locale));
}
