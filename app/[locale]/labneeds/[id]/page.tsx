import '@/app/styles/pages/labneeds-example.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ExamplePage } from '@/app/[locale]/labneeds/[id]/example-page';
import { LabneedsGate } from '@/app/[locale]/labneeds/labneeds-gate';
import { get, list, site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { labneedsMetadata } from '@/lib/labneeds/preparing';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => list('examples', 'ja').map(({ id }) => ({ id }));

const pathOf = (id: string) => `${ROUTES.labneeds}/${id}`;

/** The example that the address names; the 404 page tells when there is none. */
async function exampleOf(params: Props['params']) {
  return get('examples', await pageLocale(), (await params).id) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, data } = await exampleOf(params);
  const { switches } = site();
  const t = await getTranslations('examples');
  const meta = { title: t('pageTitle', { title: data.title }), description: data.description };
  return labneedsMetadata(switches.labneeds, pageMetadata(await pageLocale(), pathOf(id), meta));
}

export default async function Example({ params }: Props) {
  const entry = await exampleOf(params);
  return (
    <LabneedsGate path={pathOf(entry.id)}>
      <ExamplePage entry={entry} />
    </LabneedsGate>
  );
}
