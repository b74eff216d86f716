import type { Locale } from '../../lib/i18n/locales.ts';

const KB = 1024;

/** What a page may weigh, in bytes as sent (brotli for text). The build fails above. */
export type Budgets = {
  /** JavaScript of Next on any page. */
  nextScript: number;
  /** `enhance` and the island loader together. */
  clientEntry: number;
  /** All JavaScript of a page, its islands included. */
  pageScript: number;
  styles: number;
  html: number;
  /** Preloaded fonts. */
  fonts: Record<Locale, number>;
  /** The image with `fetchpriority="high"`, as a 390 px wide screen of double density picks it. */
  heroImage: number;
};

export const BUDGETS: Budgets = {
  nextScript: 0,
  clientEntry: 5 * KB,
  pageScript: 45 * KB,
  styles: 15 * KB,
  html: 30 * KB,
  fonts: { ja: 65 * KB, en: 20 * KB },
  heroImage: 60 * KB,
};
