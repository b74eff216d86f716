import type { Element, ElementContent, Root } from 'hast';
import { attribute } from '../../html.ts';
import { isHeading } from './headings.ts';

/** Attributes whose text a script shows in the heading face. */
const SHOWN_LATER = ['data-toast-title', 'data-notice-title'];

const INVISIBLE = /\s|\p{Cc}|\p{Cf}|\p{Variation_Selector}/u;

/** Where a text stands: whether it belongs to the header or the footer of the page, not of an article. */
type Place = { inFrame: boolean; inMain: boolean; inHeading: boolean };

/** A run of text in the heading face; `large` is what stands in `h1` to `h3`. */
export type HeadingText = { text: string; inFrame: boolean; large: boolean };

/** The visible characters of some texts, each once. */
export function charactersOf(texts: Iterable<string>): string[] {
  const all = new Set<string>();
  for (const text of texts) for (const character of text) all.add(character);
  return [...all].filter((character) => !INVISIBLE.test(character));
}

function placeIn(element: Element, around: Place): Place {
  const { tagName } = element;
  const inMain = around.inMain || tagName === 'main';
  return {
    inMain,
    inFrame: !inMain && (around.inFrame || tagName === 'header' || tagName === 'footer'),
    // What stands in a heading is set as the heading is.
    inHeading: around.inHeading || isHeading(element),
  };
}

const LARGE = new Set(['h1', 'h2', 'h3']);

/** Everything that a page sets in the heading face. */
export function headingTexts(page: Root): HeadingText[] {
  const found: HeadingText[] = [];
  const visit = (children: Root['children'] | ElementContent[], around: Place, large: boolean): void => {
    const { inFrame } = around;
    for (const child of children)
      if (child.type === 'text' && around.inHeading) found.push({ text: child.value, inFrame, large });
      else if (child.type === 'element') {
        const place = placeIn(child, around);
        for (const name of SHOWN_LATER) {
          const text = attribute(child, name);
          if (text) found.push({ text, inFrame: place.inFrame, large: false });
        }
        visit(child.children, place, large || LARGE.has(child.tagName));
      }
  };
  visit(page.children, { inFrame: false, inMain: false, inHeading: false }, false);
  return found;
}
