import type { Metadata } from 'next';
import { ElectronicNoticePage } from '@/app/[locale]/electronic-notice/electronic-notice-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.electronicNotice, page('electronic-notice', locale).meta);
}

export default function ElectronicNoticeRoute() {
  return <ElectronicNoticePage />;
}
