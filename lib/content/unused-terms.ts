/** A term of the glossary explains a word that visitors meet on another page. */
import type { GlossaryEntry } from './glossary.ts';
import type { LoadedFiles } from './loaded-file.ts';
import type { Problem, Wording } from './problems.ts';
import { stringsIn } from './values.ts';

const UNUSED: Wording = {
  ja: 'この用語は、用語集のほかのどのページにも出てきません。つづりを確かめるか、使うページができてから加えてください',
  en: 'No page but the glossary has this term: check its spelling, or add it when a page uses it',
};

/** A heading capitalises a word that a sentence does not, and may break it. */
const folded = (text: string) => text.replaceAll('|', '').toLowerCase();

/**
 * A problem for each term that no other file of its language has; the figures must be in the copy already. Nothing for an
 * author's preview, where a term may be there before its page, nor for content without pages.
 */
export function unusedTerms({ pages, collections: { glossary = [], ...entries } }: LoadedFiles): Problem[] {
  const others = [
    ...Object.values(pages).flatMap((page) => Object.values(page)),
    ...Object.values(entries).flat(),
  ];
  const copy = (among: string) =>
    others
      .filter(({ locale }) => locale === among)
      .flatMap(({ data, body }) => [...stringsIn(data).map(({ text }) => folded(text)), folded(body)])
      .join('\n');
  return [...Map.groupBy(glossary, ({ locale }) => locale)].flatMap(([locale, own]) => {
    const all = copy(locale);
    return own.flatMap(({ file, data, source }) => {
      const value = (data as GlossaryEntry).term;
      if (all.includes(folded(value))) return [];
      return [{ file, at: source.locate(['term']), field: 'term', message: UNUSED, value }];
    });
  });
}
