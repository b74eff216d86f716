/**
 * Dates of the content are date-only strings (`2025-04-19`) in Asia/Tokyo. They are formatted from their
 * parts, never through a clock, so no time zone can shift them (spec section 9: 'YYYY年M月D日').
 */
import type { Locale } from './i18n/locales.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Splits `2025-04-19` or `2025-04` into numbers. @throws RangeError on anything else. */
function parts(date: string): { year: number; month: number; day: number | undefined } {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date);
  const [year, month, day] = (match?.slice(1) ?? []).map((part) => (part ? Number(part) : undefined));
  if (!year || !month || month > 12 || day === 0) throw new RangeError(`not a date (YYYY-MM-DD): ${date}`);
  return { year, month, day };
}

/** `2025-04-19` → 2025年4月19日 / 19 April 2025; `2025-04` → 2025年4月 / April 2025. */
export function formatDate(date: string, locale: Locale): string {
  const { year, month, day } = parts(date);
  if (locale === 'ja') return `${year}年${month}月${day ? `${day}日` : ''}`;
  return `${day ? `${day} ` : ''}${MONTHS[month - 1]} ${year}`;
}
