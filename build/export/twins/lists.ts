/** Lists in the forms that Markdown has for them. */
import type { Element, ElementContent } from 'hast';
import { element, textOf } from '../../../lib/blog/tree.ts';
import { isHeading, takeOut, within } from './rules.ts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** A question under its FAQ heading; what a list only unfolds stands there without the word that unfolds it. */
export function question(details: Element): ElementContent[] {
  const rest = details.children.filter((child) => !(isElement(child) && child.tagName === 'summary'));
  const summary = details.children.find((child) => isElement(child) && child.tagName === 'summary');
  if (details.properties.name !== 'faq' || !summary) return rest;
  return [element('h3', {}, [text(textOf(summary).trim())]), ...rest];
}

/** Terms and values as `**term**: value`, whichever comes first. */
export function definitionList(list: Element, language: string): ElementContent[] {
  const parts = within(list).filter(({ tagName }) => tagName === 'dt' || tagName === 'dd');
  const items: Element[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const [one, other] = [parts[index] as Element, parts[index + 1]];
    const isPair = other !== undefined && other.tagName !== one.tagName;
    const term = [one, isPair ? other : undefined].find((part) => part?.tagName === 'dt');
    const value = [one, isPair ? other : undefined].find((part) => part?.tagName === 'dd');
    const name = term ? [element('strong', {}, [text(textOf(term).trim())])] : [];
    const between = term && value ? [text(language === 'ja' ? '：' : ': ')] : [];
    items.push(element('li', {}, [...name, ...between, ...(value?.children ?? [])]));
    if (isPair) index += 1;
  }
  return [element('ul', {}, items)];
}

/** A list whose items have headings reads as sections; steps keep their numbers. */
export function listOfSections(list: Element): ElementContent[] {
  const items = list.children.filter((child) => isElement(child) && child.tagName === 'li') as Element[];
  if (!items.some((item) => within(item).some(isHeading))) return items.length > 0 ? [list] : [];
  return items.flatMap((item, index) => {
    const heading = within(item).find(isHeading);
    if (!heading) return [element('div', {}, item.children)];
    const number = index + 1;
    const isNumbered = new RegExp(`(?<!\\d)${number}(?!\\d)`).test(textOf(heading));
    if (list.tagName === 'ol' && !isNumbered) heading.children.unshift(text(`${number}. `));
    takeOut(item, heading);
    return [heading, element('div', {}, item.children)];
  });
}

/** Tags in one line. */
export function tagLine(list: Element, language: string): ElementContent[] {
  const tags = within(list)
    .filter(({ tagName }) => tagName === 'li')
    .map((item) => textOf(item).trim());
  return [element('p', {}, [text(tags.join(language === 'ja' ? '、' : ', '))])];
}
