import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';

type OnlyOriginalProps = {
  original: Locale;
  /** Short summary in the language of the page. */
  summary: string;
  /** Language-neutral path of the entry. */
  path: string;
};

/** In place of a text that is not translated yet: its summary, and the way to the original. */
export async function OnlyOriginal({ original, summary, path }: OnlyOriginalProps) {
  const t = await getTranslations('publication');
  return (
    <div className="mt-part max-w-[44em] border-t border-ink pt-6" lang={await pageLocale()}>
      <p>{summary}</p>
      <p className="mt-4 text-[0.875rem] text-ink-3">{t(`note.${original}`)}</p>
      <p>
        <a
          className="inline-flex min-h-11 items-center text-teal underline-offset-[0.25em]"
          href={localizedPath(original, path)}
          hrefLang={original}
        >
          {t(`read.${original}`)}
        </a>
      </p>
    </div>
  );
}
