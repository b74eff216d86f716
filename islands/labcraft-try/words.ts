import type { Locale } from '@/lib/i18n/locales';

/** Puts values in the places that a text leaves for them: `{n}`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A figure in µL, at most one decimal. */
export const micro = (volume: number): string => String(Math.round(volume * 10) / 10);

/** Seconds as people say them: 1 min 20 s, 1分20秒. */
export function duration(seconds: number, locale: Locale): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    Math.round(seconds % 60),
  ];
  const units = locale === 'ja' ? ['時間', '分', '秒'] : [' h', ' min', ' s'];
  const parts = [hours, minutes, hours ? 0 : rest].map((amount, place) =>
    amount ? `${amount}${units[place]}` : '',
  );
  return parts.filter(Boolean).join(locale === 'ja' ? '' : ' ') || `0${units[2]}`;
}
