import type { Metadata } from 'next';
import { ArchivePage } from '@/app/archives/archive-page';
import { archiveView, tagTotals } from '@/app/archives/archives';
import { headOf } from '@/app/page-route';
import { type ArchiveAddress, archiveParams, archivePath, pageNumber } from '@/lib/listing/archive-pages';

type TagRoute = { params: Promise<{ tag: string; page?: string[] }> };

export const dynamicParams = false;
export const generateStaticParams = () =>
  archiveParams(tagTotals('news')).map(({ value, page }) => ({ tag: value, page }));

async function addressOf({ params }: TagRoute): Promise<ArchiveAddress> {
  const { tag, page } = await params;
  return { section: 'news', by: 'tag', value: tag, page: pageNumber(page) };
}

export async function generateMetadata(route: TagRoute): Promise<Metadata> {
  const address = await addressOf(route);
  return headOf(archivePath(address), await archiveView(address));
}

export default async function NewsTagPage(route: TagRoute) {
  return <ArchivePage {...(await addressOf(route))} />;
}
