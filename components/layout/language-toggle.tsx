import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/lib/i18n/locale';
import { LOCALES } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';

/** The same page in the other language; `enhance` carries the hash and the query along. */
export async function LanguageToggle({ path }: { path: string }) {
  const t = await getTranslations('language');
  const current = await pageLocale();
  return (
    <ul className="lang" aria-label={t('label')}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          {locale === current ? (
            <span aria-current="true">{t(locale)}</span>
          ) : (
            <a href={localizedPath(locale, path)} lang={locale} hrefLang={locale} data-keep-hash>
              {t(locale)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
