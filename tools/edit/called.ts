/** What the content calls its pages and what may be chosen: forms say it as the site does, and store the name behind it. */
import type { TagNames } from '../../lib/content/tags.ts';
import { isRecord, valueAt } from '../../lib/content/values.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { wordsOf } from '../../lib/words.ts';
import type { Choices } from './fields.ts';

export type Called = {
  /** `content/tags.json`. */
  tags: TagNames;
  /** The copy of pages, by folder, as far as it can be read. */
  pages?: Readonly<Record<string, Readonly<Record<Locale, unknown>>>>;
};

/** Words that have no page of their own. */
const OTHER_PAGES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  case: { ja: '導入事例の記事', en: 'Page of a case' },
  documents: { ja: '資料', en: 'Documents' },
  'labneeds-example': { ja: '自動化例の記事', en: 'Page of an example' },
};

/** What a page is called, by its folder; undefined where nothing tells. */
export function pageName(folder: string, language: Locale, { pages }: Called): string | undefined {
  const label = valueAt(pages?.[folder]?.[language], ['head', 'label']);
  return typeof label === 'string' ? label : OTHER_PAGES[folder]?.[language];
}

const optionsOf = (names: Readonly<Record<string, unknown>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label: String(label) }));

/** What may be chosen in the forms of entries, as pages call it. */
export function choicesIn(name: string, language: Locale, { tags, pages }: Called): Choices {
  const { news, industry, examples } = wordsOf(language);
  const groups = valueAt(pages?.glossary?.[language], ['groups']);
  const tagged = Object.entries(tags).map(([value, names]) => ({ value, label: names[language] }));
  const choices: Record<string, Choices> = {
    news: { tags: tagged, category: optionsOf(news.category) },
    blog: { tags: tagged },
    cases: { tags: tagged, industry: optionsOf(industry) },
    examples: { field: optionsOf(examples.field) },
    glossary: isRecord(groups) ? { group: optionsOf(groups) } : {},
  };
  return choices[name] ?? {};
}
