/** In a browser (package.json, imports): the grammars that have come (islands/labcraft-studio/load.ts). */
import type { Locale } from '../../i18n/locales.ts';

export const grammars: Partial<Record<Locale, object>> = {};
