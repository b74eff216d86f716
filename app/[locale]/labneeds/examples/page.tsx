import '@/app/styles/pages/labneeds.css';
import type { Metadata } from 'next';
import { ExamplesPage } from '@/app/[locale]/labneeds/examples/examples-page';
import { LabneedsGate } from '@/app/[locale]/labneeds/labneeds-gate';
import { page, site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { labneedsMetadata } from '@/lib/labneeds/preparing';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const { switches } = site();
  const { meta } = page('labneeds-examples', locale);
  return labneedsMetadata(switches.labneeds, pageMetadata(locale, ROUTES.labneedsExamples, meta));
}

export default function Examples() {
  return (
    <LabneedsGate path={ROUTES.labneedsExamples}>
      <ExamplesPage />
    </LabneedsGate>
  );
}
