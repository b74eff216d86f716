/** From the `main` of a page to a tree that reads well as Markdown. */
import type { Element, ElementContent } from 'hast';
import { element, text, textOf } from '../../../lib/text/hast.ts';
import { elementsOf, firstOf } from '../../html.ts';
import { type Dialogs, dialogsOf, isOpener, withoutHeadings } from './dialogs.ts';
import { cellLine, definitionList, listOfSections, question, tagLine, tickOf } from './lists.ts';
import { has, isDropped, isHeading, takeOut } from './rules.ts';
import { withHeader } from './tables.ts';

export type Page = { url: string; language: string };

/** What the walk knows: where it is, what buttons open, and which drawings it has met. */
type Walk = {
  page: Page;
  dialogs: Dialogs;
  drawn: Set<unknown>;
  inTable: boolean;
  inHeading: boolean;
};

/** Words that lie side by side on the screen, apart by style alone. */
const INLINE = /^(?:span|small|b|s|strong|em|i|time|a|code|dfn|button)$/;
/** Set apart from the text around it, too: prose has `strong` and `em`. */
const APART = /^(?:small|b|time|span|s)$/;

const isApart = (node: ElementContent) => node.type === 'element' && APART.test(node.tagName);

/** The label of a heading and the colon after it, which brings its own space. */
const isKicker = (node: ElementContent) => node.type === 'element' && has(node, 'data-kicker');

/** `**強調。**続き` is strong on the page, but in Markdown only with a space: no letter may follow the marks. */
function needsAir(one: ElementContent, other: ElementContent): boolean {
  const isMarked = (node: ElementContent) => node.type === 'element' && /^(?:strong|em)$/.test(node.tagName);
  return (
    (isMarked(one) && /\p{P}$/u.test(textOf(one)) && /^[\p{L}\p{N}]/u.test(textOf(other))) ||
    (isMarked(other) && /^\p{P}/u.test(textOf(other)) && /[\p{L}\p{N}]$/u.test(textOf(one)))
  );
}

/** Words of another language, which only say so: a part of their text. */
const isPlainSpan = (node: ElementContent) =>
  node.type === 'element' && node.tagName === 'span' && Object.keys(node.properties).join() === 'lang';

/** Whether two neighbours need a space that only the style gives. */
function touch(one: ElementContent | undefined, other: ElementContent): boolean {
  if (one === undefined || isKicker(one) || isKicker(other)) return false;
  if (isPlainSpan(one) || isPlainSpan(other)) return needsAir(one, other);
  if (one.type === 'element' && other.type === 'element')
    return INLINE.test(one.tagName) && INLINE.test(other.tagName);
  if (needsAir(one, other)) return true;
  return (one.type === 'text' && isApart(other)) || (isApart(one) && other.type === 'text');
}

/** Without the marks that keep words together on the screen. */
const plain = (value: string) => value.replace(/[\u2060\u200b]/g, '').replace(/\u00a0/g, ' ');

const absolute = (address: unknown, { url }: Page) => new URL(String(address), url).href;

function link(found: Element, walk: Walk): ElementContent[] {
  const { href, dataVideoTitle: video } = found.properties;
  const children = video === undefined ? inside(found, walk) : [text(String(video))];
  if (children.map(textOf).join('').trim() === '') return children;
  // A heading that links to itself: the way to copy its address.
  if (href === undefined || (walk.inHeading && String(href).startsWith('#'))) return children;
  return [element('a', { href: absolute(href, walk.page) }, children)];
}

function image({ properties: { alt, src } }: Element, { page }: Walk): ElementContent[] {
  return alt ? [element('img', { src: absolute(src, page), alt: plain(String(alt)) })] : [];
}

/** A drawing, in SVG or HTML, is represented by its name; its labels alone would be loose words. */
function drawing({ properties }: Element, walk: Walk): ElementContent[] {
  const name = properties.ariaLabel;
  // Drawn twice for two widths of the window.
  if (walk.drawn.has(name)) return [];
  walk.drawn.add(name);
  return named(name);
}

/** What is only to be seen, by its name. */
const named = (name: unknown): ElementContent[] =>
  name ? [element('p', {}, [element('em', {}, [text(plain(String(name)))])])] : [];

/** Code as it was written, without the marks of its colours. */
function preformatted(found: Element): Element {
  const className = firstOf(found, 'code')?.properties.className;
  return element('pre', {}, [element('code', { className }, [text(textOf(found))])]);
}

function changed(found: Element, walk: Walk): ElementContent[] {
  if (found.properties.role === 'img') return drawing(found, walk);
  if (found.tagName === 'video') return named(found.properties.title);
  switch (found.tagName) {
    case 'a':
      return link(found, walk);
    case 'img':
      return image(found, walk);
    case 'pre':
      return [preformatted(found)];
    case 'wbr':
      return [];
    case 'br':
      return walk.page.language === 'ja' ? [] : [text(' ')];
    case 'li':
      return item(found, walk);
    case 'details':
      return question(element('details', found.properties, inside(found, walk)));
    case 'dl':
      return definitionList(element('dl', {}, inside(found, walk)), walk.page.language);
    case 'ul':
    case 'ol':
      if (has(found, 'data-tags')) return tagLine(found, walk.page.language);
      if (walk.inTable) return cellLine(inside(found, walk), walk.page.language);
      return listOfSections(element(found.tagName, { start: found.properties.start }, inside(found, walk)));
    case 'table':
      return [withHeader(element('table', {}, inside(found, { ...walk, inTable: true })))];
    default: {
      const { colSpan, rowSpan } = found.properties;
      const kept = { colSpan, rowSpan };
      const here = {
        ...walk,
        inTable: walk.inTable || found.tagName === 'table',
        inHeading: isHeading(found),
      };
      const children = inside(found, here);
      if (has(found, 'data-old')) return [...children, text(' → ')];
      return [element(found.tagName, kept, children)];
    }
  }
}

/** A line end that says something: under a figure, or typed in Markdown, whose lines end in the page as well. Others only shape a title. */
function endsLine(parent: Element, index: number): boolean {
  const [child, next] = [parent.children[index], parent.children[index + 1]];
  if (child?.type !== 'element' || child.tagName !== 'br') return false;
  return parent.tagName === 'figcaption' || (next?.type === 'text' && next.value.startsWith('\n'));
}

/** The readable content of an element. */
function inside(parent: Element, walk: Walk): ElementContent[] {
  return parent.children.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'text' && child.type !== 'element') return [];
    if (endsLine(parent, index)) return [element('br', {}, [])];
    const made = child.type === 'text' ? [text(plain(child.value))] : readable(child, walk);
    return made.length > 0 && touch(parent.children[index - 1], child) ? [text(' '), ...made] : made;
  });
}

/** What a button opens stands in the button's place; below the whole item where the button is its heading. */
function opened(button: Element, walk: Walk): ElementContent[] {
  if (walk.inHeading) return inside(button, walk);
  return walk.dialogs
    .take(button)
    .flatMap((part) => readable(part, walk))
    .map(withoutHeadings);
}

function item(found: Element, walk: Walk): ElementContent[] {
  const children = inside(found, walk);
  const later = elementsOf(found)
    .filter(isOpener)
    .flatMap((button) => opened(button, walk));
  return [element('li', {}, [...tickOf(found), ...children, ...later])];
}

function readable(found: Element, walk: Walk): ElementContent[] {
  if (isOpener(found)) return opened(found, walk);
  // The name of what is still to come is a button; without it the heading would be its badge.
  if (walk.inHeading && found.tagName === 'button') return inside(found, walk);
  return isDropped(found, walk.inTable) ? [] : changed(found, walk);
}

/** The title leads, whatever stands above it on the screen. */
function titleFirst(content: ElementContent[]): ElementContent[] {
  const root = element('div', {}, content);
  const title = firstOf(root, 'h1');
  if (title) takeOut(root, title);
  return title ? [title, ...root.children] : root.children;
}

/** The content of a page's `main`, without anything that only the screen needs. Addresses become absolute. */
export function readableContent(main: Element, page: Page): ElementContent[] {
  const walk = { page, dialogs: dialogsOf(main), drawn: new Set(), inTable: false, inHeading: false };
  return titleFirst(inside(main, walk));
}
