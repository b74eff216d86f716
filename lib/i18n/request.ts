import { getRequestConfig } from 'next-intl/server';
import { pageLocale } from './locale.ts';

export default getRequestConfig(async () => {
  const locale = await pageLocale();
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return { locale, timeZone: 'Asia/Tokyo', messages };
});
