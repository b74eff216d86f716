import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale } from './locales.ts';

export default getRequestConfig(async () => {
  const asked = (await rootLocale()) ?? DEFAULT_LOCALE;
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  return {
    locale,
    timeZone: 'Asia/Tokyo',
    messages: (await import(`../../messages/${locale}.json`)).default,
  };
});
