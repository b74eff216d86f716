import { getTranslations } from 'next-intl/server';

/** Tells screen readers that a link leaves for a new tab. */
export async function NewTabNote() {
  const t = await getTranslations('link');
  return (
    <span className="vh" data-new-tab-note>
      {t('newTab')}
    </span>
  );
}
