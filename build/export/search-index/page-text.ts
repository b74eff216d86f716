/** What the search index keeps of a finished page: its own words, by section. */
import type { Element, ElementContent, Root } from 'hast';
import type { Section } from '../../../lib/search/index-format.ts';
import { attribute, elementsOf, firstOf, innerText, isElement } from '../../html.ts';

/** Controls, drawings, ways to elsewhere and remarks for assistive technology: not what a page is about. */
const SKIPPED = new Set(
  'aside button dialog form iframe nav noscript script select style svg template video'.split(' '),
);
const SKIPPED_CLASS = /(?:^|\s)(?:visually-hidden|group\/button)(?:\s|$)/;
/** What the page says twice, ways back, messages of its lists, and whatever asks to be left out. */
const SKIPPED_ATTRIBUTES = [
  'data-search-skip',
  'data-empty',
  'data-result',
  'data-video',
  'data-footnote-backref',
];
const CARD = new Set(['li', 'article', 'section', 'details']);
const INLINE = new Set('a abbr b bdi br cite code em i kbd mark q s span strong sub sup u wbr'.split(' '));
/** Text above a heading that is shorter is a date, a category, a number. */
const KICKER = 40;
/** Ids that React makes up, and panels that need a tab to be chosen. */
const NO_TARGET = /^_R_/;

export type ReadOptions = {
  /** Path of the page in the export, without `.html`. */
  path: string;
  /** Tells whether an element's content has a page of its own, by the path of that page. */
  hasPage(path: string): boolean;
};

/** A text with single spaces, without soft hyphens and word joiners. */
export const tidy = (text: string): string => text.replace(/[\s\u2060\u00AD]+/g, ' ').trim();

/** A card that only leads to another page, which says it better: its heading is a link. */
function isTeaser(element: Element, own: string): boolean {
  if (element.tagName !== 'li' && element.tagName !== 'article') return false;
  const [heading] = elementsOf(element, 'h2', 'h3', 'h4');
  if (!heading) return false;
  const around = elementsOf(element, 'a').filter((link) =>
    elementsOf(link, heading.tagName).includes(heading),
  );
  const [link] = [...elementsOf(heading, 'a'), ...around];
  // A download has no page of its own to be found on.
  if (!link || attribute(link, 'download') !== undefined) return false;
  const target = attribute(link, 'href')?.split(/[?#]/)[0];
  return Boolean(target?.startsWith('/') && target !== own);
}

function isSkipped(element: Element, { path, hasPage }: ReadOptions): boolean {
  const id = attribute(element, 'id');
  return (
    SKIPPED.has(element.tagName) ||
    SKIPPED_CLASS.test(attribute(element, 'class') ?? '') ||
    SKIPPED_ATTRIBUTES.some((name) => attribute(element, name) !== undefined) ||
    (element.tagName === 'pre' && attribute(element, 'hidden') !== undefined) ||
    (id !== undefined && hasPage(`${path}/${id}`)) ||
    isTeaser(element, `/${path === 'index' ? '' : path}`)
  );
}

/** A text in blocks, each a line of its own: what stands in two of them is no one phrase. */
const inBlocks = (text: string): string => text.split('\n').map(tidy).filter(Boolean).join('\n');

/** The text below a node without what is skipped; blocks are separated by a space. */
function textBelow(node: ElementContent, options: ReadOptions): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isSkipped(node, options)) return '';
  const text = node.children.map((child) => textBelow(child, options)).join('');
  return INLINE.has(node.tagName) ? text : ` ${text} `;
}

/** The id by which a link can lead to an element, or empty. */
export const targetOf = (element: Element): string => {
  const id = attribute(element, 'id') ?? '';
  const panel = attribute(element, 'role') === 'tabpanel';
  return panel || NO_TARGET.test(id) ? '' : id;
};

const HEADINGS = ['h1', 'h2', 'h3'];

/** A heading, or the question of an FAQ. */
export const isHeading = (element: Element): boolean =>
  HEADINGS.includes(element.tagName) ||
  (element.tagName === 'summary' && elementsOf(element, ...HEADINGS).length === 0);

/** A question is the heading of its answer; the summary of any other details is only their handle. */
const isHandle = (element: Element, parent: Element): boolean =>
  element.tagName === 'summary' && isHeading(element) && attribute(parent, 'name') === undefined;

/** Whether there is a heading in an element that no handle is. */
const hasHeading = (element: Element): boolean =>
  element.children.some(
    (child) => isElement(child) && ((isHeading(child) && !isHandle(child, element)) || hasHeading(child)),
  );

/** The sections of a page's main content, one per heading; the first may have none. */
export function sectionsOf(main: Element, options: ReadOptions): Section[] {
  const sections: Section[] = [['', '', '']];
  const write = (text: string) => {
    const last = sections.at(-1);
    if (last) last[2] += text;
  };
  const head = (target: string, heading: string) => {
    const last = sections.at(-1);
    if (last?.[1] !== '' || sections.length === 1) sections.push([target, heading, '']);
    else last.splice(0, 3, target, heading, tidy(last[2]).length < KICKER ? '' : last[2]);
  };
  const visit = (node: ElementContent, parent: Element, id: string): void => {
    if (node.type === 'text') write(node.value.replaceAll('\n', ' '));
    if (!isElement(node) || isSkipped(node, options) || isHandle(node, parent)) return;
    const target = targetOf(node) || id;
    if (isHeading(node)) {
      head(target, tidy(textBelow(node, options)));
      return;
    }
    // What stands above the heading of a card belongs to it; a date or a number says nothing on its own.
    if (CARD.has(node.tagName) && hasHeading(node)) sections.push([target, '', '']);
    const block = !INLINE.has(node.tagName);
    if (block) write('\n');
    for (const child of node.children) visit(child, node, target);
    if (attribute(node, 'data-old') !== undefined) write(' → ');
    if (block) write('\n');
  };
  for (const child of main.children) visit(child, main, '');
  return sections
    .map(([id, heading, text]): Section => [id, heading, inBlocks(text)])
    .filter(([, heading, text]) => heading !== '' || text !== '');
}

/** Date of publication: the first one in the main content, as `YYYY-MM-DD`; empty if there is none. */
export const dateOf = (main: Element): string =>
  elementsOf(main, 'time')
    .map((time) => attribute(time, 'datetime') ?? '')
    .find((date) => /^\d{4}-\d{2}-\d{2}$/.test(date)) ?? '';

/** A page's title, taken apart at its bars: its name, then subtitles, the list's name, the company's name. */
export function titleOf(page: Root): { title: string; subtitles: string[] } {
  const element = firstOf(page, 'title');
  const [title = '', ...subtitles] = element ? innerText(element).split(/[｜|]/).map(tidy) : [];
  return { title, subtitles: subtitles.filter(Boolean) };
}
