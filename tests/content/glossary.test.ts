import { stringsIn } from '@/lib/content/values';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { content, entries } from '../words';

/** Everything that visitors read outside the glossary, in one text. */
function copyIn(locale: Locale): string {
  const pages = Object.values(content.pages).map((page) => page[locale]);
  const entries = Object.entries(content.collections).flatMap(([name, files]) =>
    name === 'glossary' ? [] : files.filter((file) => file.locale === locale),
  );
  return [...pages, ...entries]
    .flatMap(({ data, body }) => [...stringsIn(data).map(({ text }) => text), body ?? ''])
    .join('\n')
    .replaceAll('|', '')
    .toLowerCase();
}

/** A heading capitalises a word that a sentence does not. */
describe.each(LOCALES)('the glossary in %s', (locale) => {
  const copy = copyIn(locale);

  it.each(entries('glossary', locale).map(({ data }) => data.term))(
    'explains a word that pages use: %s',
    (term) => {
      expect(copy).toContain(term.toLowerCase());
    },
  );
});
