/** The grammars of all languages, for the server and the tests. */
import * as en from '#protocol-grammar/en';
import * as ja from '#protocol-grammar/ja';
import type { Locale } from '../../i18n/locales.ts';

export const grammars: Partial<Record<Locale, object>> = { en, ja };
