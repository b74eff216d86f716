/** A page that is made of blocks alone (docs/decisions/0017); a build without one leaves this file out (next.config.mjs). */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '@/app/frame/page-frame';
import { headOfPage } from '@/app/page-route';
import { allPages } from '@/app/pages';
import { Blocks } from '@/components/blocks/blocks';
import { get, list } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { BlockPageTop } from './block-page-top';

type Params = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => list('block-pages', DEFAULT_LOCALE).map(({ id }) => ({ id }));

async function pageOf({ params }: Params) {
  const { id } = await params;
  const entry = get('block-pages', await pageLocale(), id) ?? notFound();
  const page = allPages().find(({ path }) => path === `/${id}`) ?? notFound();
  return { entry, page };
}

export async function generateMetadata(route: Params): Promise<Metadata> {
  return headOfPage((await pageOf(route)).page);
}

export default async function BlockPage(route: Params) {
  const { entry, page } = await pageOf(route);
  const { blocks } = entry.data;
  return (
    <PageFrame path={page.path}>
      <BlockPageTop entry={entry} page={page} />
      <Blocks blocks={blocks} folder={entry.folder} />
    </PageFrame>
  );
}
