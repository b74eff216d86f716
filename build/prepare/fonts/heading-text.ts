import {
  attribute,
  type Document,
  type Element,
  elementsOf,
  isElement,
  type Node,
  nodesOf,
} from '../../export/html.ts';
import { matches, type Selector } from './selectors.ts';

/** Attributes whose text a script shows in the heading face. */
const SHOWN_LATER = ['data-toast-title'];

const INVISIBLE = /\s|\p{Cc}|\p{Cf}|\p{Variation_Selector}/u;

/** A run of text in the heading face, the element it stands in, and its language. */
export type HeadingText = { at: Element; text: string; language: string };

const parentElement = (node: Node): Element | undefined => {
  const parent = 'parentNode' in node ? node.parentNode : null;
  return parent && isElement(parent) ? parent : undefined;
};

/** The element and those around it, from the inside. */
export function* lineage(element: Element): Generator<Element> {
  for (let at: Element | undefined = element; at; at = parentElement(at)) yield at;
}

function languageOf(element: Element): string {
  for (const at of lineage(element)) {
    const language = attribute(at, 'lang');
    if (language !== undefined) return language;
  }
  return '';
}

/** The language of a page: that of `<html>`. */
export function pageLanguage(page: Document): string {
  const [html] = elementsOf(page, 'html');
  return html ? languageOf(html) : '';
}

/** The visible characters of a text, each once. */
export const charactersOf = (text: string): string[] =>
  [...new Set(text)].filter((character) => !INVISIBLE.test(character));

const textsIn = (element: Element): { at: Element; text: string }[] =>
  [...nodesOf(element)].flatMap((node) => {
    const at = parentElement(node);
    return 'value' in node && at ? [{ at, text: node.value }] : [];
  });

/** Everything that a page sets in the heading face. */
export function headingTexts(page: Document, selectors: readonly Selector[]): HeadingText[] {
  return elementsOf(page)
    .flatMap((at) => [
      ...SHOWN_LATER.map((name) => ({ at, text: attribute(at, name) ?? '' })),
      ...(selectors.some((selector) => matches(at, selector)) ? textsIn(at) : []),
    ])
    .map(({ at, text }) => ({ at, text, language: languageOf(at) }));
}
