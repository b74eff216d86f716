import type { Locale } from '@/lib/i18n/locales';

/** A figure in µL with as many decimals as a step may have, so that 200.01 is not said to be more than 200.0. */
export const micro = (volume: number): string => String(Math.round(volume * 100) / 100);

/** The same of a sum, which may be in the thousands. */
export const sum = (volume: number): string => Number(micro(volume)).toLocaleString('en');

/** Seconds as people say them: 1 min 20 s, 1分20秒. */
export function duration(seconds: number, locale: Locale): string {
  const all = Math.round(seconds);
  const units = locale === 'ja' ? ['時間', '分', '秒'] : [' h', ' min', ' s'];
  const parts = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60].map((amount, place) =>
    amount ? `${amount}${units[place]}` : '',
  );
  return parts.filter(Boolean).join(locale === 'ja' ? '' : ' ') || `0${units[2]}`;
}

/** The same of an estimate: of hours, to the minute. */
export const estimate = (seconds: number, locale: Locale): string =>
  duration(seconds < 3600 ? seconds : Math.round(seconds / 60) * 60, locale);
