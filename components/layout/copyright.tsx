import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';

/** The copyright line; the year is that of the company's founding, so that a rebuild changes nothing. */
export async function Copyright({ className }: { className?: string }) {
  const { company } = site();
  return (
    <p className={className}>
      © {company.founded.slice(0, 4)} {company.name[await pageLocale()]}
    </p>
  );
}
