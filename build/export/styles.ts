import type { Element, Root } from 'hast';
import { contentHash, encode, pathsEnding, textOf } from './files.ts';
import { attribute, elementsOf, removeNodes, setAttribute } from './html.ts';
import { cssReferences, resolveReference } from './references.ts';
import type { Export, Files } from './types.ts';

const isNextStyle = (path: string) => /^_next\/static\/.*\.css$/.test(path);

/** A stylesheet that moves may only use absolute addresses. @throws Error naming file and address. */
function refuseRelative(files: Files, path: string): void {
  const relative = cssReferences(textOf(files, path)).find((url) => !/^(\/|#|data:|https?:|$)/.test(url));
  if (relative) throw new Error(`${path}: url(${relative}) is relative; write it from the root of the site`);
}

/** What only counts at the start of a file, or for a part of the windows, cannot be joined to another. */
function refuseUnjoinable(files: Files, path: string, link: Element): void {
  if (/@import|@charset/.test(textOf(files, path)))
    throw new Error(`${path}: @import and @charset cannot be joined`);
  if (attribute(link, 'media') !== undefined)
    throw new Error(`${path}: a stylesheet with media cannot be joined`);
}

type StyleLink = { link: Element; path: string };

/** The links to Next's stylesheets, in the order in which they apply. */
const nextLinks = (page: Root, from: string): StyleLink[] =>
  elementsOf(page, 'link').flatMap((link) => {
    if (attribute(link, 'rel') !== 'stylesheet') return [];
    const target = resolveReference(attribute(link, 'href') ?? '', from);
    return target && target !== 'external' && isNextStyle(target.file) ? [{ link, path: target.file }] : [];
  });

/**
 * Joins the stylesheets of each page into one, `/assets/css/style-<hash>.css`, so that a page waits for one file
 * (docs/decisions/0003) and everything immutable lies below `/assets/`. Pages with the same styles share it. The name
 * comes from the content, so it runs after every stage that writes CSS.
 * @throws Error if a stylesheet holds a relative address, or something that does not survive the joining.
 */
export function joinStyles({ files, pages }: Pick<Export, 'files' | 'pages'>): void {
  const sources = pathsEnding(files, '.css').filter(isNextStyle);
  for (const path of sources) refuseRelative(files, path);
  for (const [from, page] of pages) {
    const [first, ...others] = nextLinks(page, from);
    if (!first) continue;
    for (const { path, link } of [first, ...others]) refuseUnjoinable(files, path, link);
    const bytes = encode([first, ...others].map(({ path }) => textOf(files, path)).join('\n'));
    const joined = `assets/css/style-${contentHash(bytes)}.css`;
    files.set(joined, bytes);
    setAttribute(first.link, 'href', `/${joined}`);
    const joinedTo = new Set<unknown>(others.map(({ link }) => link));
    removeNodes(page, (node) => joinedTo.has(node));
  }
  for (const path of sources) files.delete(path);
}
