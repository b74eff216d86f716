/** Lists in the forms that Markdown has for them. */
import type { Element, ElementContent } from 'hast';
import { element, text, textOf } from '../../../lib/text/hast.ts';
import { elementsOf, firstOf, isElement } from '../../html.ts';
import { isHeading, isTask, takeOut } from './rules.ts';

/** A question under its FAQ heading; what else is unfolded stands there without the word that unfolds it, if that is no heading. */
export function question(details: Element): ElementContent[] {
  const rest = details.children.filter((child) => !(isElement(child) && child.tagName === 'summary'));
  const summary = details.children.find((child) => isElement(child) && child.tagName === 'summary');
  const heading = summary && elementsOf(summary).find(isHeading);
  if (heading) return [heading, ...rest];
  if (details.properties.name !== 'faq' || !summary) return rest;
  return [element('h3', {}, [text(textOf(summary).trim())]), ...rest];
}

/** Terms and values as `**term**: value, value`: a term has every value up to the next term, whichever of the two comes first. */
export function definitionList(list: Element, language: string): ElementContent[] {
  const [colon, comma] = language === 'ja' ? ['：', '、'] : [': ', ', '];
  const items = termGroups(list).map((group) => {
    const terms = group.filter(isTerm).map((term) => textOf(term).trim());
    const values = group.filter((part) => !isTerm(part));
    const name = terms.length > 0 ? [element('strong', {}, [text(terms.join(comma))])] : [];
    const between = terms.length > 0 && values.length > 0 ? [text(colon)] : [];
    const joined = values.flatMap((value, index) => [...(index > 0 ? [text(comma)] : []), ...value.children]);
    return element('li', {}, [...name, ...between, ...joined]);
  });
  return [element('ul', {}, items)];
}

const isTerm = ({ tagName }: Element) => tagName === 'dt';

/** The terms and values of a list, apart wherever the kind that leads comes again after the other one. */
function termGroups(list: Element): Element[][] {
  const boxes = list.children.filter((child) => isElement(child) && child.tagName === 'div') as Element[];
  if (boxes.length > 0) return boxes.flatMap(termGroups);
  const parts = elementsOf(list, 'dt', 'dd');
  const [lead] = parts;
  const groups: Element[][] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const begins =
      before === undefined || (part.tagName === lead?.tagName && before.tagName !== part.tagName);
    if (begins) groups.push([part]);
    else groups.at(-1)?.push(part);
  }
  return groups;
}

/** A list whose items have headings reads as sections; steps keep their numbers. */
export function listOfSections(list: Element): ElementContent[] {
  const items = list.children.filter((child) => isElement(child) && child.tagName === 'li') as Element[];
  if (!items.some((item) => elementsOf(item).some(isHeading))) return items.length > 0 ? [list] : [];
  return items.flatMap((item, index) => {
    const heading = elementsOf(item).find(isHeading);
    if (!heading) return [element('div', {}, item.children)];
    const number = index + Number(list.properties.start ?? 1);
    const isNumbered = new RegExp(`(?<![\\d.])${number}(?!\\d)`).test(textOf(heading));
    if (list.tagName === 'ol' && !isNumbered) heading.children.unshift(text(`${number}. `));
    takeOut(item, heading);
    return [heading, element('div', {}, item.children)];
  });
}

/** What stands before a point to tick, ticked or not: the converter knows it by its box. */
export function tickOf(item: Element): Element[] {
  if (!isTask(item)) return [];
  const checked = firstOf(item, 'input')?.properties.checked ?? false;
  return [element('input', { type: 'checkbox', checked })];
}

/** A cell of a table has no room for a list: its items follow one another. */
export const cellLine = (items: readonly ElementContent[], language: string): ElementContent[] =>
  items.flatMap((item, index) => [
    ...(index > 0 && language !== 'ja' ? [text(' ')] : []),
    ...(isElement(item) ? item.children : [item]),
  ]);

/** What a screen reader says of it: `+2` on the screen is `2 more tags`. */
const heardText = (node: ElementContent): string =>
  isElement(node) && node.properties.ariaHidden === 'true' ? '' : textOf(node);

/** Tags in one line. */
export function tagLine(list: Element, language: string): ElementContent[] {
  const tags = elementsOf(list, 'li').map((item) => item.children.map(heardText).join('').trim());
  return [element('p', {}, [text(tags.join(language === 'ja' ? '、' : ', '))])];
}
