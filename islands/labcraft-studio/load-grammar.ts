import { grammars } from '#grammars';
import type { Locale } from '@/lib/i18n/locales';

const GRAMMARS: Readonly<Record<Locale, () => Promise<object>>> = {
  en: () => import('#protocol-grammar/en'),
  ja: () => import('#protocol-grammar/ja'),
};

/** Brings the grammar of a language, once. @throws what the browser throws (as a rejection) where it does not come. */
export async function loadGrammar(locale: Locale): Promise<void> {
  grammars[locale] ??= await GRAMMARS[locale]();
}
