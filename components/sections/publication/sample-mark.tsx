import { getTranslations } from 'next-intl/server';
import { badgeLook } from '@/components/ui/badge';
import { get } from '@/lib/content';
import { tellsOfNobody } from '@/lib/content/hidden-samples';
import { pageLocale } from '@/lib/i18n/locale';

/** Says on a card that its case is a sample, as its own page does; nothing where it is real. */
export async function SampleMark({ id, className = '' }: { id: string; className?: string }) {
  const t = await getTranslations('publication');
  const entry = get('cases', await pageLocale(), id);
  return entry && tellsOfNobody(entry) ? (
    <p className={`mt-2 ${className}`.trim()}>
      <span className={badgeLook('soon')}>{t('sample')}</span>
    </p>
  ) : null;
}
