/** A term of the glossary explains a word that visitors meet on another page. */
import type { Content } from '../../lib/content/load.ts';
import type { Wording } from '../../lib/content/problems.ts';
import { stringsIn } from '../../lib/content/values.ts';
import type { LaunchFinding } from './rules.ts';

const UNUSED: Wording = {
  ja: 'ほかのページに出てこない用語：つづりを確かめるか、消す',
  en: 'Terms that no page but the glossary has: check their spelling, or delete them',
};

/** A heading capitalises a word that a sentence does not, and may break it. */
const folded = (text: string) => text.replaceAll('|', '').toLowerCase();

/**
 * Reminders of terms that no other content of their language has. Nothing is wrong on the site: taking off the one article that
 * has a term stops no build.
 */
export function unusedTerms({ pages, collections }: Pick<Content, 'pages' | 'collections'>): LaunchFinding[] {
  const { glossary = [], ...entries } = collections;
  const others = [
    ...Object.values(pages).flatMap((page) => Object.values(page)),
    ...Object.values(entries).flat(),
  ];
  const copy = Map.groupBy(
    others.flatMap(({ locale, data, body }) =>
      [...stringsIn(data).map(({ text }) => text), body ?? ''].map((text) => ({
        locale,
        text: folded(text),
      })),
    ),
    ({ locale }) => locale,
  );
  return glossary
    .filter(({ locale, data }) => !copy.get(locale)?.some(({ text }) => text.includes(folded(data.term))))
    .map(({ file, data }) => ({ why: UNUSED, file, field: 'term', value: data.term }));
}
