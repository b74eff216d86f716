import { locale as rootLocale } from 'next/root-params';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';

/** The language of the page being rendered (server components only). */
export async function pageLocale(): Promise<Locale> {
  const value = (await rootLocale()) ?? '';
  return isLocale(value) ? value : DEFAULT_LOCALE;
}
