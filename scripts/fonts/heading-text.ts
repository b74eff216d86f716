import {
  attribute,
  type Document,
  type Element,
  elementsOf,
  innerText,
  isElement,
} from '../finish-export/html.ts';
import { matches, type Selector } from './selectors.ts';

/** Attributes whose text a script shows in the heading face. */
const SHOWN_LATER = ['data-toast-title'];

const INVISIBLE = /[\s\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}]/u;

/** The language of an element: the nearest `lang`. */
export function languageOf(element: Element): string {
  for (let at: Element['parentNode'] = element; at; at = isElement(at) ? at.parentNode : null) {
    const lang = isElement(at) ? attribute(at, 'lang') : undefined;
    if (lang !== undefined) return lang;
  }
  return '';
}

/** The language of a page: that of `<html>`. */
export const pageLanguage = (page: Document): string => {
  const [html] = elementsOf(page, 'html');
  return html ? languageOf(html) : '';
};

/** The visible characters of a text, each once. */
export const charactersOf = (text: string): string[] =>
  [...new Set(text)].filter((character) => !INVISIBLE.test(character));

/** What a page sets in the heading face, and the text of it. */
export function headingTexts(page: Document, selectors: readonly Selector[]): { at: Element; text: string }[] {
  return elementsOf(page).flatMap((at) => {
    const later = SHOWN_LATER.map((name) => attribute(at, name) ?? '').join('');
    const set = selectors.some((selector) => matches(at, selector)) ? innerText(at) : '';
    return later || set ? [{ at, text: later + set }] : [];
  });
}
