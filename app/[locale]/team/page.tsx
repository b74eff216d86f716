import '@/app/styles/pages/team.css';
import type { Metadata } from 'next';
import { TeamPage } from '@/app/[locale]/team/team-page';
import { page } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  return pageMetadata(locale, ROUTES.team, page('team', locale).meta);
}

export default TeamPage;
