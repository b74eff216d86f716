import '@/app/styles/pages/home.css';
import type { Metadata } from 'next';
import { EnglishHome } from '@/app/[locale]/(home)/english-home';
import { JapaneseHome } from '@/app/[locale]/(home)/japanese-home';
import { LabneedsArrival } from '@/app/[locale]/(home)/labneeds-arrival';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.home, page('home', locale).meta);
}

export default async function HomePage() {
  return (
    <>
      {(await pageLocale()) === 'ja' ? <JapaneseHome /> : <EnglishHome />}
      <LabneedsArrival />
    </>
  );
}
