import type { Metadata } from 'next';
import { ArchivePage } from '@/app/archives/archive-page';
import { archiveView, monthTotals } from '@/app/archives/archives';
import { headOf } from '@/app/page-route';
import { type ArchiveAddress, archiveParams, archivePath, pageNumber } from '@/lib/listing/archive-pages';

type MonthRoute = { params: Promise<{ month: string; page?: string[] }> };

export const dynamicParams = false;
export const generateStaticParams = () =>
  archiveParams(monthTotals('news')).map(({ value, page }) => ({ month: value, page }));

async function addressOf({ params }: MonthRoute): Promise<ArchiveAddress> {
  const { month, page } = await params;
  return { section: 'news', by: 'month', value: month, page: pageNumber(page) };
}

export async function generateMetadata(route: MonthRoute): Promise<Metadata> {
  const address = await addressOf(route);
  return headOf(archivePath(address), await archiveView(address));
}

export default async function NewsMonthPage(route: MonthRoute) {
  return <ArchivePage {...(await addressOf(route))} />;
}
