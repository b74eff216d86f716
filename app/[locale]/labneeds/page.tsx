import '@/app/styles/pages/labneeds.css';
import type { Metadata } from 'next';
import { LabneedsGate } from '@/app/[locale]/labneeds/labneeds-gate';
import { LabneedsPage } from '@/app/[locale]/labneeds/labneeds-page';
import { page, site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { labneedsMetadata } from '@/lib/labneeds/preparing';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const { switches } = site();
  const metadata = pageMetadata(locale, ROUTES.labneeds, page('labneeds', locale).meta);
  return labneedsMetadata(switches.labneeds, metadata);
}

export default function Labneeds() {
  return (
    <LabneedsGate path={ROUTES.labneeds}>
      <LabneedsPage />
    </LabneedsGate>
  );
}
