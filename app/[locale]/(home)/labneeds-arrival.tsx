import { getTranslations } from 'next-intl/server';
import { inPreparation } from '@/components/sections/page-link';
import { NOTICE_ID } from '../labneeds/preparing';

/** On the home page: the texts of the toast for whoever was sent here from a LabNeeds page (spec section 8). */
export async function LabneedsArrival() {
  if (!inPreparation()) return null;
  const t = await getTranslations('toast.labneeds');
  return (
    <span
      hidden
      data-arrival-notice={NOTICE_ID}
      data-notice-title={t('title')}
      data-notice-text={t('text')}
    />
  );
}
