import { blogRows } from '@/app/[locale]/blog/posts';
import { isLocale, LOCALES } from '@/lib/i18n/locales';

type IndexRoute = { params: Promise<{ locale: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

/** Every post in short, for the search of a long list (see lib/listing/growth.ts). */
export async function GET(_request: Request, { params }: IndexRoute): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) throw new RangeError(`not a language: ${locale}`);
  return Response.json(blogRows(locale));
}
