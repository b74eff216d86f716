import { getTranslations } from 'next-intl/server';
import { badgeLook } from '@/components/ui/badge';

type SampleNoteProps = {
  /** The names of what is a sample, as the page has them. */
  what: readonly string[];
  className?: string;
};

/** The mark of a sample with its explanation, the same wherever one is read; nothing where all is real. */
export async function SampleNote({ what, className = '' }: SampleNoteProps) {
  const t = await getTranslations('publication');
  if (what.length === 0) return null;
  return (
    <p className={`text-small ${className}`.trim()}>
      <span className={badgeLook('soon')}>{t('sample')}</span>{' '}
      {t('sampleNote', { what: what.join(t('and')) })}
    </p>
  );
}
