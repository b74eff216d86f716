import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { Mark } from './logo';

/** The logo with the company's name, leading home. */
export async function HomeLink() {
  const { company } = site();
  return (
    <SiteLink to="/" className="logo">
      <Mark />
      <span>{company.name[await pageLocale()]}</span>
    </SiteLink>
  );
}
