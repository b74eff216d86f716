import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/app/frame/page-frame';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { COUNT_LINE } from '@/components/sections/listing/result-line';
import { Heading } from '@/components/ui/heading';
import { Sheet } from '@/components/ui/sheet';
import { pageLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { type ArchiveAddress, archivePath } from '@/lib/listing/archive-pages';
import { crumbsBelow } from '@/lib/pages/crumbs';
import { ArchiveCards } from './archive-cards';
import { ArchiveSide } from './archive-side';
import { ARCHIVED } from './archived';
import { archiveView } from './archives';
import { MonthLinks } from './month-links';
import { PageLinks } from './page-links';

const newsList = (locale: Locale) => {
  const { list, note } = ARCHIVED.news.copy(locale);
  return { label: list, note };
};

/** What was published in a month, or with a tag: all of it in the HTML, in pages. */
export async function ArchivePage(address: ArchiveAddress) {
  const { section, by } = address;
  const locale = await pageLocale();
  const t = await getTranslations('list');
  const { heading, numbers } = await archiveView(address);
  const list = ARCHIVED[section];
  const path = archivePath(address);
  const { label, note } = section === 'blog' ? ARCHIVED.blog.copy(locale).list : newsList(locale);
  return (
    <PageFrame path={path}>
      <div className="pt-24 pb-section">
        <Sheet>
          <Breadcrumb {...crumbsBelow(list, heading, locale)} />
          <Heading
            level={1}
            text={heading}
            className="mt-6 text-[clamp(1.875rem,1.3rem+2.5vw,3.375rem)]/[1.26]"
          />
        </Sheet>
        <Sheet className="mt-part items-start gap-y-16">
          <section className="md:col-end-10" aria-label={label}>
            <div className={COUNT_LINE}>
              <p>{t(numbers.total === 1 ? 'resultOne' : 'result', numbers)}</p>
              <p>{t('order')}</p>
            </div>
            <ArchiveCards {...address} />
            <PageLinks address={address} current={numbers.current} count={numbers.count} />
            <p className="mt-6 text-small text-ink-3">{note}</p>
            {by === 'month' && <MonthLinks section={section} month={address.value} />}
          </section>
          <ArchiveSide section={section} path={path} />
        </Sheet>
      </div>
    </PageFrame>
  );
}
