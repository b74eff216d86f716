/**
 * Next renders, and never ships (docs/decisions/0003): every page loses Next's scripts, their preloads, the
 * payload and React's markers. What is not recognised stops the build, so that a new version of Next cannot
 * slip a runtime back in.
 */

import type { Element, Root } from 'hast';
import { attribute, elementsOf, innerText, isElement, removeNodes } from '../html.ts';
import type { Page } from './types.ts';

const RUNTIME_URL = /^\/_next\/.*\.js(\?.*)?$/;
const OUR_URL = /^\/assets\//;

/** How Next's inline scripts begin: the bundler's list of chunks, and the payload. */
const INLINE_RUNTIME = [
  /^\(globalThis\["TURBOPACK"\]/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(/,
  /^self\.__next_f\.push\(/,
];

/** The same, as whole scripts: Next writes no `<` into them. */
const PAYLOAD = /<script>(?:\(self\.__next_f=|self\.__next_f\.push\()[^<]*<\/script>/g;

/**
 * A page without the payload, which is half of it: gone before a parser reads it sign by sign. What this does not
 * recognise is found by `stripRuntime`.
 */
export const withoutPayload = (html: string): string => html.replace(PAYLOAD, '');

/** React's bookkeeping: text separators, Suspense and activity boundaries, form markers. */
const REACT_COMMENT = /^( |\/?\$[?!~]?|\/?&|F!?|html|head|body)$/;

/** Attributes that only React's style manager reads. */
const REACT_ATTRIBUTES = ['dataPrecedence', 'dataRprec'];

const CHANGED = 'has Next changed? See docs/decisions/0003-next-renders-and-never-ships.md';

const excerpt = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 80)}"`;

/** Tells whether a script is Next's. @throws Error if it is neither Next's nor ours. */
function isRuntime(script: Element): boolean {
  const source = attribute(script, 'src');
  if (source !== undefined) {
    if (RUNTIME_URL.test(source)) return true;
    if (OUR_URL.test(source)) return false;
    throw new Error(`unknown script ${source}: ${CHANGED}`);
  }
  const code = innerText(script);
  if (INLINE_RUNTIME.some((pattern) => pattern.test(code.trim()))) return true;
  throw new Error(`unknown inline script ${excerpt(code)}: ${CHANGED}`);
}

const isRuntimePreload = (link: Element): boolean =>
  /^(preload|modulepreload)$/.test(attribute(link, 'rel') ?? '') &&
  RUNTIME_URL.test(attribute(link, 'href') ?? '');

/** Content that React sent late needs React's script to get to its place. @throws Error if there is any. */
function refuseStreaming(page: Root): void {
  for (const element of elementsOf(page, 'template', 'div')) {
    const id = attribute(element, 'id') ?? '';
    if (/^[BSP]:/.test(id)) throw new Error(`content was streamed (id="${id}"); render it without Suspense`);
  }
}

/** React sends each preload of ours twice: hoisted, and where it was written. The first one is enough. */
function isRepeated(link: Element, seen: Set<string>): boolean {
  if (attribute(link, 'rel') !== 'preload') return false;
  const key = ['href', 'imagesrcset', 'media'].map((name) => attribute(link, name)).join(' ');
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}

/** The empty `<div hidden>` in which Next streams metadata. */
const isEmptyStream = ({ tagName, properties, children }: Element): boolean =>
  tagName === 'div' && Object.keys(properties).join() === 'hidden' && children.length === 0;

/**
 * Removes Next's runtime from a page.
 * @throws Error telling what was seen when the markup is not what this stage knows.
 */
export function stripRuntime({ tree }: Pick<Page, 'tree'>): void {
  refuseStreaming(tree);
  const preloads = new Set<string>();
  let scripts = 0;
  removeNodes(tree, (node) => {
    if (node.type === 'comment') return REACT_COMMENT.test(node.value);
    if (!isElement(node)) return false;
    for (const name of REACT_ATTRIBUTES) delete node.properties[name];
    if (node.tagName === 'link') return isRuntimePreload(node) || isRepeated(node, preloads);
    if (node.tagName !== 'script' || !isRuntime(node)) return false;
    scripts += 1;
    return true;
  });
  if (scripts === 0) throw new Error(`none of Next's scripts was found: ${CHANGED}`);
  for (const body of elementsOf(tree, 'body'))
    body.children = body.children.filter((child) => !isElement(child) || !isEmptyStream(child));
}
