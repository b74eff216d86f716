import type { SearchSettings } from '../../../lib/content/search.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import en from '../../../messages/en.json' with { type: 'json' };
import ja from '../../../messages/ja.json' with { type: 'json' };
import type { Words } from './write.ts';

const MESSAGES = { ja, en };

/** What the catalogue of a language holds besides its pages: interface strings and `content/search.json`. */
export function wordsFor(locale: Locale, { synonyms, popular }: SearchSettings): Words {
  const { texts, kind } = MESSAGES[locale].search;
  return { texts, kinds: kind, synonyms, popular };
}
