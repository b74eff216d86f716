import { otherLocale } from '../../lib/i18n/locales.ts';
import { localeOf, localizedPath } from '../../lib/i18n/paths.ts';

/** The same page in the other language, with query and hash. */
export const counterpart = (address: string): string =>
  localizedPath(otherLocale(localeOf(address)), address);
