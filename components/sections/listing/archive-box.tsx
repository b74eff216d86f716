import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { formatDate } from '@/lib/dates';
import { pageLocale } from '@/lib/i18n/locale';
import { archiveByMonth, type Month } from '@/lib/listing/archive';
import { monthPath, type Section } from '@/lib/listing/paths';
import { SideBox, SideLink } from './side-box';

/** Older months are folded away. */
const MONTHS_SHOWN = 12;

type ArchiveBoxProps = {
  section: Section;
  title: string;
  items: readonly { date: string }[];
  /** Of the page that it is on, where that is an archive. */
  path?: string;
};

/** The months in which something was published, newest first (spec section 9), each a link to its archive. */
export async function ArchiveBox({ section, title, items, path }: ArchiveBoxProps) {
  const t = await getTranslations('archive');
  const months = archiveByMonth(items);
  const older = months.slice(MONTHS_SHOWN);
  return (
    <SideBox id="archive" title={title}>
      <MonthList section={section} months={months.slice(0, MONTHS_SHOWN)} path={path} />
      {older.length > 0 && (
        <details className="group/older">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 border-b border-line text-[0.9375rem] text-ink hover:text-teal [&::-webkit-details-marker]:hidden">
            {t('olderMonths')}
            <Icon name="down" className="size-4 text-ink-3 group-open/older:rotate-180" />
          </summary>
          <MonthList section={section} months={older} path={path} />
        </details>
      )}
    </SideBox>
  );
}

type MonthListProps = { section: Section; months: readonly Month<unknown>[]; path: string | undefined };

async function MonthList({ section, months, path }: MonthListProps) {
  const locale = await pageLocale();
  return (
    <ul>
      {months.map(({ month, items }) => (
        <li key={month}>
          <SideLink to={monthPath(section, month)} path={path} count={items.length}>
            <time dateTime={month}>{formatDate(month, locale)}</time>
          </SideLink>
        </li>
      ))}
    </ul>
  );
}
