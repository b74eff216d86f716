import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';

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

/** The mark: a base, an arm and its joint. Decorative, the name stands beside it. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M5 28h9M9.5 27.5 13 12M16.5 9H27v6.5" strokeWidth="3" />
      <circle className="mark__joint" cx="13.6" cy="9" r="4.2" strokeWidth="2.6" />
    </svg>
  );
}
