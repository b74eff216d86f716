/** In a browser (package.json, imports): the grammar of the page, which its island enters (islands/labcraft-studio-*.tsx). */
import type { Locale } from '../../i18n/locales.ts';

export const grammars: Partial<Record<Locale, object>> = {};
