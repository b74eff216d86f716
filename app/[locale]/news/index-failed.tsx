import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';

/** For a long list whose index does not arrive: what still works, and another try. */
export async function IndexFailed() {
  const t = await getTranslations('listIndex');
  return (
    <div className="empty" data-index-failed hidden>
      <p>{t('failedText')}</p>
      <p className="acts">
        <Button small data-retry text={t('retry')} />
        <a className="btn btn--t" href="#archive">
          <span>{t('archive')}</span>
        </a>
      </p>
    </div>
  );
}
