import type { LEGAL_TEXTS } from '../../../lib/content/collections.ts';
import { type Entry, get } from '../../../lib/content/index.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import type { Page } from '../../../lib/pages/define-page.ts';

type LegalPage = Page & { copy(locale: Locale): Entry<'legal'> };

/** A page whose text is the entry of `content/legal` that its address names. */
function defineLegalPage(path: `/${(typeof LEGAL_TEXTS)[number]}`): LegalPage {
  const id = path.slice(1);
  const copy = (locale: Locale) => {
    const entry = get('legal', locale, id);
    if (!entry) throw new Error(`content/legal/${id}: there is no such text, but a page for it`);
    return entry;
  };
  return {
    path,
    kind: 'legal',
    sources: [`legal/${id}`],
    copy,
    head(locale) {
      const { title, description, heading } = copy(locale).data;
      return { title, description, crumb: heading, label: heading };
    },
  };
}

export const privacyPage = defineLegalPage('/privacy');
export const termsPage = defineLegalPage('/terms');
