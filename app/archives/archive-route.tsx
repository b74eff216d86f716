import type { Metadata } from 'next';
import { headOf } from '@/app/page-route';
import { type ArchiveAddress, archiveParams, archivePath, pageNumber } from '@/lib/listing/archive-pages';
import type { Section } from '@/lib/listing/paths';
import { mustRender } from '@/lib/pages/rendered';
import { ArchivePage } from './archive-page';
import { archiveView, monthTotals, tagTotals } from './archives';

type Props = { params: Promise<{ value: string; page?: string[] }> };

/** The pages of all archives of a section, by month or by tag; the first page of each has no number in its address. */
export function archiveRoute(section: Section, by: ArchiveAddress['by']) {
  const addressOf = async ({ params }: Props): Promise<ArchiveAddress> => {
    const { value, page } = await params;
    return { section, by, value, page: pageNumber(page) };
  };
  return {
    generateStaticParams() {
      const isDue = mustRender();
      return archiveParams((by === 'month' ? monthTotals : tagTotals)(section)).filter(({ value, page }) =>
        isDue(archivePath({ section, by, value, page: pageNumber(page) })),
      );
    },
    async generateMetadata(props: Props): Promise<Metadata> {
      const address = await addressOf(props);
      return headOf(archivePath(address), await archiveView(address));
    },
    async Page(props: Props) {
      return <ArchivePage {...(await addressOf(props))} />;
    },
  };
}
