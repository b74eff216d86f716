import { type Entry, get } from '@/lib/content';
import type { Locale } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes';

/** The legal texts that have a page, with its path. */
export const LEGAL_PATHS = { privacy: ROUTES.privacy, terms: ROUTES.terms } as const;
export type LegalId = keyof typeof LEGAL_PATHS;

/** One of the texts in a language. @throws Error if `content/legal/<id>` is missing. */
export function legalText(locale: Locale, id: LegalId): Entry<'legal'> {
  const entry = get('legal', locale, id);
  if (!entry) throw new Error(`content/legal/${id}: there is no such text, but a page for it`);
  return entry;
}
