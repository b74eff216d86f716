/** The languages of the site. Japanese is the source and is served without a prefix (spec section 4). */
export const LOCALES = ['ja', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'ja';

/** A value for each language. */
export const both = <T>(of: (locale: Locale) => T): Record<Locale, T> => ({ ja: of('ja'), en: of('en') });

/** Tells whether a string names one of the site's languages. */
export const isLocale = (value: string): value is Locale => (LOCALES as readonly string[]).includes(value);

/** The other language of the two. */
export const otherLocale = (locale: Locale): Locale => (locale === 'ja' ? 'en' : 'ja');
