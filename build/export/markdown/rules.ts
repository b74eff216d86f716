/** Which elements of a page are content, and which only make sense on the screen or to a screen reader. */
import type { Element } from 'hast';
import { textOf } from '../../../lib/text/hast.ts';
import { attribute, elementsOf } from '../../html.ts';

/** A list of links with `data-content` is content, such as what a case was made with. */
const CONTROLS = /^(?:button|form|input|select|textarea|fieldset|nav|noscript|script|style|template|dialog)$/;

/** Whether an element has an attribute. */
export const has = (found: Element, name: string) => attribute(found, name) !== undefined;
const is = (found: Element, name: string, value: string) => attribute(found, name) === value;

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** Tells whether an item is a point to tick: of a check list of ours, or of a task list as Markdown has them. */
export const isTask = (found: Element): boolean =>
  has(found, 'data-tick') || hasClass(found, 'task-list-item');

/** Tells whether an element is a heading, h1 to h6. */
export const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** Takes an element out of the tree below another one. */
export function takeOut(from: Element, wanted: Element): void {
  from.children = from.children.filter((child) => child !== wanted);
  for (const child of from.children) if (child.type === 'element') takeOut(child, wanted);
}

/** Items of other pages of a list, and panels behind a tab, are hidden only as long as nobody asks for them. */
const isAwaitingTurn = (found: Element) => found.tagName === 'li' || is(found, 'role', 'tabpanel');

/** A box beside a list that only leads elsewhere: every word of it is a link or its heading. */
function onlyLeads(found: Element): boolean {
  if (found.tagName !== 'aside') return false;
  const parts = elementsOf(found).filter((each) => each.tagName === 'a' || isHeading(each));
  return (
    textOf(found).trim().length === parts.map(textOf).join('').length &&
    parts.some(({ tagName }) => tagName === 'a')
  );
}

/** A link that begins with an arrow leads back to where the reader came from; so does a footnote's. */
function leadsBack(found: Element): boolean {
  if (found.tagName !== 'a') return false;
  const [first] = found.children;
  const isSign = first?.type === 'element' && first.tagName === 'svg' && hasClass(first, 'icon');
  return isSign || has(found, 'data-way-back') || has(found, 'data-footnote-backref');
}

/**
 * Whether an element is left out. In a table the word for screen readers stays: without it the cell would be
 * empty, or a dash.
 */
export function isDropped(found: Element, inTable: boolean): boolean {
  if (CONTROLS.test(found.tagName) && !has(found, 'data-content')) return true;
  if (has(found, 'data-needs-script') || is(found, 'role', 'status')) return true;
  if (has(found, 'hidden')) return !isAwaitingTurn(found);
  if (is(found, 'aria-hidden', 'true')) return true;
  // Headings that only screen readers hear still name what follows.
  const isHelper = hasClass(found, 'visually-hidden') && !inTable && !isHeading(found);
  return isHelper || leadsBack(found) || onlyLeads(found);
}
