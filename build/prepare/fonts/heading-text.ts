import type { Element, Root } from 'hast';
import { attribute, elementsOf, isElement } from '../../export/html.ts';
import { isHeading } from './headings.ts';

/** Attributes whose text a script shows in the heading face. */
const SHOWN_LATER = ['data-toast-title'];

const INVISIBLE = /\s|\p{Cc}|\p{Cf}|\p{Variation_Selector}/u;

/** An element with those around it, from the inside. */
type Lineage = readonly [Element, ...Element[]];

/** A run of text in the heading face, the elements that it stands in, and its language. */
export type HeadingText = { at: Lineage; text: string; language: string };

/** The language of a page: that of `<html>`. */
export function pageLanguage(page: Root): string {
  const [html] = elementsOf(page, 'html');
  return (html && attribute(html, 'lang')) ?? '';
}

/** The visible characters of a text, each once. */
export const charactersOf = (text: string): string[] =>
  [...new Set(text)].filter((character) => !INVISIBLE.test(character));

/** All elements of a page, each with those around it. */
function* lineages(parent: Root | Element, around: readonly Element[] = []): Generator<Lineage> {
  for (const child of parent.children)
    if (isElement(child)) {
      yield [child, ...around];
      yield* lineages(child, [child, ...around]);
    }
}

/** Everything that a page sets in the heading face. */
export function* headingTexts(page: Root): Generator<HeadingText> {
  const headings = new Set<Element>();
  for (const at of lineages(page)) {
    const [element] = at;
    const language = at.map((each) => attribute(each, 'lang')).find((lang) => lang !== undefined) ?? '';
    for (const name of SHOWN_LATER) yield { at, text: attribute(element, name) ?? '', language };
    // What stands in a heading is set as the heading is.
    if (!at.some((each) => headings.has(each)) && !isHeading(element)) continue;
    headings.add(element);
    for (const child of element.children)
      if (child.type === 'text') yield { at, text: child.value, language };
  }
}
