/**
 * Writes the Content-Security-Policy into every page, before everything else in its head (docs/decisions/0014), so
 * that it holds on a host that sends no headers. Frames are allowed only where a page has a video, clips only where it
 * has one.
 */
import { type PageNeeds, PLAYER_ORIGINS, pagePolicy } from '../serve/headers.ts';
import { pathsEnding, textOf } from './files.ts';
import { attribute, type Document, type Element, elementsOf, readPage, remove, writePage } from './html.ts';
import type { Files, Stage } from './types.ts';

const NAME = 'Content-Security-Policy';

/** A browser looks for the encoding of a page in so many of its first bytes. */
const ENCODING_WITHIN = 1024;

/** The origins of the players on a page. @throws Error if the policy of the site does not name one. */
function frameOrigins(page: Document): string[] {
  const players = elementsOf(page).flatMap((element) => attribute(element, 'data-video-src') ?? []);
  const origins = [...new Set(players.map((url) => new URL(url).origin))].sort();
  const foreign = origins.find((origin) => !PLAYER_ORIGINS.includes(origin));
  if (foreign) throw new Error(`a player of ${foreign}, which the site's policy does not allow`);
  return origins;
}

const needsOf = (page: Document): PageNeeds => ({
  frames: frameOrigins(page),
  media: elementsOf(page, 'video', 'audio').length > 0,
});

const isPolicy = (meta: Element): boolean =>
  attribute(meta, 'http-equiv')?.toLowerCase() === NAME.toLowerCase();

function policyElement(head: Element, content: string): Element {
  const attrs = [
    { name: 'http-equiv', value: NAME },
    { name: 'content', value: content },
  ];
  return {
    nodeName: 'meta',
    tagName: 'meta',
    attrs,
    namespaceURI: head.namespaceURI,
    childNodes: [],
    parentNode: head,
  };
}

/** What the policy would block: better found here than by a visitor. @throws Error naming what it is. */
function refuseInline(page: Document): void {
  for (const element of elementsOf(page)) {
    const inline = element.attrs.find(({ name }) => name === 'style' || /^on[a-z]/.test(name));
    if (inline) throw new Error(`<${element.tagName}> has the attribute ${inline.name}="${inline.value}"`);
    if (element.tagName === 'style') throw new Error('a <style> element');
    const isScript = element.tagName === 'script' && attribute(element, 'src') === undefined;
    if (isScript && attribute(element, 'type') !== 'application/ld+json')
      throw new Error('an inline <script>');
  }
}

function withPolicy(page: Document): Uint8Array {
  refuseInline(page);
  const [head] = elementsOf(page, 'head');
  if (!head) throw new Error('no <head>');
  for (const meta of elementsOf(head, 'meta')) if (isPolicy(meta)) remove(meta);
  head.childNodes.unshift(policyElement(head, pagePolicy(needsOf(page))));
  return writePage(page);
}

/**
 * Adds the policy to every page.
 * @throws Error naming the page if it holds what the policy blocks, embeds a player that the site's policy does not
 *   name, or would state its encoding too late.
 */
export function addPolicy(files: Files): Files {
  const result = new Map(files);
  for (const path of pathsEnding(files, '.html')) {
    try {
      result.set(path, withPolicy(readPage(files, path)));
      const place = textOf(result, path).search(/<meta charset=/i);
      if (place < 0 || place > ENCODING_WITHIN - 32) throw new Error('the encoding is stated too late');
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return result;
}

export const stage: Stage = { name: 'policy', run: addPolicy };
