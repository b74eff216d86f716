import { getTranslations } from 'next-intl/server';
import { LISTED_MAX } from '@/lib/listing/sizes';

/** Where the entries are that a list no longer holds: in the archives by month beside it. */
export async function OlderNote({ total }: { total: number }) {
  const t = await getTranslations('list');
  if (total <= LISTED_MAX) return null;
  return (
    <p className="mt-10">
      {t('older')} <a href="#archive">{t('archive')}</a>
    </p>
  );
}
