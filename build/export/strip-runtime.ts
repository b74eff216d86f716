/**
 * Next renders, and never ships (docs/decisions/0003): every page loses Next's scripts, their preloads, the
 * payload and React's markers. What is not recognised stops the build, so that a new version of Next cannot
 * slip a runtime back in.
 */

import { pathsEnding, textOf } from './files.ts';
import {
  attribute,
  type Document,
  type Element,
  elementsOf,
  innerText,
  isElement,
  nodesOf,
  readPage,
  remove,
  writePage,
} from './html.ts';
import type { Files, Stage } from './types.ts';

const RUNTIME_FILE = /^_next\/.*\.js$/;
const RUNTIME_URL = /^\/_next\/.*\.js(\?.*)?$/;
const OUR_URL = /^\/assets\//;

/** Data for machines, not code: they stay. */
const DATA_TYPES = new Set(['application/ld+json', 'speculationrules']);

/** How Next's inline scripts begin: the bundler's list of chunks, and the payload. */
const INLINE_RUNTIME = [
  /^\(globalThis\["TURBOPACK"\]/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(/,
  /^self\.__next_f\.push\(/,
];

/** React's bookkeeping: text separators, Suspense and activity boundaries, form markers. */
const REACT_COMMENT = /^( |\/?\$[?!~]?|\/?&|F!?|html|head|body)$/;

/** Attributes that only React's style manager reads. */
const REACT_ATTRIBUTES = new Set(['data-precedence', 'data-rprec']);

/** Names that only Next's or React's runtime uses. */
const LEFTOVERS = [/__next/, /self\.__next_f/, /\$R[BCSTVX]\b/, /\/_next\/static\/chunks\/[^"']*\.js/];

const excerpt = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 80)}"`;

/** Tells whether a script is Next's. @throws Error if it is neither Next's nor ours. */
function isRuntime(script: Element): boolean {
  const source = attribute(script, 'src');
  if (source !== undefined) {
    if (RUNTIME_URL.test(source)) return true;
    if (OUR_URL.test(source)) return false;
    throw new Error(`unknown script ${source}`);
  }
  if (DATA_TYPES.has(attribute(script, 'type') ?? '')) return false;
  const code = innerText(script);
  if (INLINE_RUNTIME.some((pattern) => pattern.test(code.trim()))) return true;
  throw new Error(`unknown inline script ${excerpt(code)}`);
}

const isRuntimePreload = (link: Element): boolean =>
  /^(preload|modulepreload)$/.test(attribute(link, 'rel') ?? '') &&
  RUNTIME_URL.test(attribute(link, 'href') ?? '');

/** React sends each preload of ours twice: hoisted, and where it was written. The first one is enough. */
function removeRepeatedPreloads(page: Document): void {
  const seen = new Set<string>();
  for (const link of elementsOf(page, 'link')) {
    const key = [attribute(link, 'href'), attribute(link, 'imagesrcset'), attribute(link, 'media')].join(' ');
    if (attribute(link, 'rel') !== 'preload') continue;
    if (seen.has(key)) remove(link);
    seen.add(key);
  }
}

/** The empty `<div hidden>` in which Next streams metadata. */
const isEmptyStream = (element: Element): boolean =>
  element.tagName === 'div' &&
  element.attrs.length === 1 &&
  attribute(element, 'hidden') !== undefined &&
  element.parentNode?.nodeName === 'body' &&
  innerText(element) === '' &&
  element.childNodes.length === 0;

/** Content that React sent late needs React's script to get to its place. @throws Error if there is any. */
function refuseStreaming(page: Document): void {
  for (const element of elementsOf(page, 'template', 'div')) {
    const id = attribute(element, 'id') ?? '';
    if (/^[BSP]:/.test(id)) throw new Error(`content was streamed (id="${id}"); render it without Suspense`);
  }
}

/** Removes what is React's or Next's from one page and tells how many of Next's scripts there were. */
function stripNodes(page: Document): number {
  let scripts = 0;
  for (const node of nodesOf(page)) {
    if (node.nodeName === '#comment' && 'data' in node && REACT_COMMENT.test(node.data)) remove(node);
    if (!isElement(node)) continue;
    node.attrs = node.attrs.filter(({ name }) => !REACT_ATTRIBUTES.has(name));
    if (node.tagName === 'link' && isRuntimePreload(node)) remove(node);
    if (node.tagName === 'script' && isRuntime(node)) {
      remove(node);
      scripts += 1;
    }
  }
  return scripts;
}

/** Strips one page. @throws Error (without the page's name) if something is not recognised. */
function stripPage(page: Document, fresh: boolean): Uint8Array {
  refuseStreaming(page);
  const scripts = stripNodes(page);
  if (fresh && scripts === 0) throw new Error("none of Next's scripts was found");
  removeRepeatedPreloads(page);
  for (const element of elementsOf(page, 'div')) if (isEmptyStream(element)) remove(element);
  return writePage(page);
}

function refuseLeftovers(html: string): void {
  for (const pattern of LEFTOVERS) {
    const found = pattern.exec(html);
    if (found) throw new Error(`left over: ${excerpt(html.slice(found.index, found.index + 80))}`);
  }
}

/**
 * Removes Next's runtime from every page, and its script files.
 * @throws Error naming the page and what was seen when the markup is not what this stage knows.
 */
export function stripRuntime(files: Files): Files {
  // Next's script files are there exactly when the pages come straight from `next build`.
  const fresh = [...files.keys()].some((path) => RUNTIME_FILE.test(path));
  const stripped = new Map([...files].filter(([path]) => !RUNTIME_FILE.test(path)));
  for (const path of pathsEnding(files, '.html')) {
    try {
      stripped.set(path, stripPage(readPage(files, path), fresh));
      refuseLeftovers(textOf(stripped, path));
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return stripped;
}

export const stage: Stage = { name: 'strip-runtime', run: stripRuntime };
