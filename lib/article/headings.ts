/** Headings of an article: each links to itself, and Japanese ones break between phrases. */
import type { ElementContent, Root } from 'hast';
import { isSection } from '../content/markdown.ts';
import type { Locale } from '../i18n/locales.ts';
import { element, textOf } from '../text/hast.ts';
import { phrasesOf } from '../text/phrases.ts';

export type ArticleHeading = { id: string; text: string };

/** A post with this many sections gets a table of contents. */
const LONG_FROM = 4;

/** Tells whether a post has enough sections for a table of contents. */
export const isLong = (headings: readonly ArticleHeading[]): boolean => headings.length >= LONG_FROM;

const phrased = (node: ElementContent): ElementContent[] =>
  node.type === 'text'
    ? phrasesOf(node.value).flatMap((value, index): ElementContent[] =>
        index > 0 ? [element('wbr'), { type: 'text', value }] : [{ type: 'text', value }],
      )
    : [node];

/** The id of the heading with an index from 0. */
export const sectionId = (index: number): string => `section-${index + 1}`;

/**
 * Makes every heading of the text a link to itself. Returns those of the first level (h2), in order. Its id is its place
 * (`section-3`), as for the articles of a legal text: so a link to a section leads to the same one in the other language.
 */
export function linkHeadings(tree: Root, locale: Locale): ArticleHeading[] {
  const headings = tree.children.filter(isSection);
  for (const [index, heading] of headings.entries()) {
    const id = sectionId(index);
    const inside = locale === 'ja' ? heading.children.flatMap(phrased) : heading.children;
    heading.properties.id = id;
    heading.children = [element('a', { href: `#${id}` }, inside)];
  }
  return headings
    .filter(({ tagName }) => tagName === 'h2')
    .map((heading) => ({ id: String(heading.properties.id), text: textOf(heading) }));
}
