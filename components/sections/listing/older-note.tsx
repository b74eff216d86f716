import { getTranslations } from 'next-intl/server';
import { isCompact } from '@/lib/listing/growth';

/** Without script a long list ends early: it says where the older entries are. */
export async function OlderNote({ total }: { total: number }) {
  const t = await getTranslations('listIndex');
  if (!isCompact(total)) return null;
  return (
    <p className="older">
      {t('older')} <a href="#archive">{t('archive')}</a>
    </p>
  );
}
