import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/lib/i18n/locale';
import { LOCALES } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';

const ENTRY =
  'inline-flex items-center min-h-11 px-2 no-underline text-(--frame-quiet,var(--color-ink-3)) hover:text-(--frame-accent,var(--color-teal))';
const CURRENT =
  'inline-flex items-center min-h-11 px-2 font-semibold underline decoration-2 underline-offset-[0.4em] ' +
  'text-(--frame-ink,var(--color-ink)) decoration-(color:--frame-accent,var(--color-teal))';

/** The same page in the other language; `enhance` carries the hash and the query along. */
export async function LanguageToggle({ path, className = '' }: { path: string; className?: string }) {
  const t = await getTranslations('language');
  const current = await pageLocale();
  return (
    <ul className={`text-[0.8125rem] ${className}`} aria-label={t('label')}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          {locale === current ? (
            <span className={CURRENT} aria-current="true">
              {t(locale)}
            </span>
          ) : (
            <a
              className={ENTRY}
              href={localizedPath(locale, path)}
              lang={locale}
              hrefLang={locale}
              data-keep-hash
            >
              {t(locale)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
