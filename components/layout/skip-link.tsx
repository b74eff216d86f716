import { getTranslations } from 'next-intl/server';

/** The first link of a page, inside its header so that it belongs to a landmark. */
export async function SkipLink() {
  const t = await getTranslations('site');
  return (
    <a className="skip" href="#main">
      {t('skip')}
    </a>
  );
}
