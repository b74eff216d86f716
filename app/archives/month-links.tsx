import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { formatDate } from '@/lib/dates';
import { pageLocale } from '@/lib/i18n/locale';
import { neighbours } from '@/lib/listing/archive';
import { monthPath, type Section } from '@/lib/listing/paths';
import { monthTotals } from './archives';

type MonthLinksProps = { section: Section; month: string };

/** The months before and after in which something was published. */
export async function MonthLinks({ section, month }: MonthLinksProps) {
  const t = await getTranslations('archive');
  const locale = await pageLocale();
  const months = monthTotals(section).map(([value]) => value);
  const { older, newer } = neighbours(months, month);
  if (!older && !newer) return null;
  return (
    <nav className="mt-10 flex flex-wrap gap-x-8 gap-y-2" aria-label={t('months')}>
      {older && (
        <ButtonLink look="text" to={monthPath(section, older)} icon="left" text={formatDate(older, locale)} />
      )}
      {newer && (
        <ButtonLink
          look="text"
          to={monthPath(section, newer)}
          className="ml-auto"
          text={formatDate(newer, locale)}
        />
      )}
    </nav>
  );
}
