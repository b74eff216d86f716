import type { Locale } from '@/lib/i18n/locales';
import { time } from '@/lib/protocol/print';

/** A figure in µL with as many decimals as a step may have, so that 200.01 is not said to be more than 200.0. */
export const micro = (volume: number): string => String(Math.round(volume * 100) / 100);

/** The same of a sum, which may be in the thousands. */
export const sum = (volume: number): string => Number(micro(volume)).toLocaleString('en');

/** Seconds as people say them: 1 min 20 s, 1分20秒. */
export function duration(seconds: number, locale: Locale): string {
  const all = Math.round(seconds);
  return locale === 'ja'
    ? time(all, ['時間', '分', '秒'], '') || '0秒'
    : time(all, ['h', 'min', 's'], ' ') || '0 s';
}

/** The same of an estimate: of hours, to the minute. */
export const estimate = (seconds: number, locale: Locale): string =>
  duration(seconds < 3600 ? seconds : Math.round(seconds / 60) * 60, locale);
