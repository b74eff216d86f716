/**
 * Writes the Content-Security-Policy into every page, before everything else in its head (docs/decisions/0009), so
 * that it holds on a host that sends no headers. Frames are allowed only where a page has a video, clips only where it
 * has one.
 */
import type { Element, Root } from 'hast';
import { element as newElement } from '../../lib/text/hast.ts';
import { attribute, elementsOf, firstOf, innerText } from '../html.ts';
import { CAPTURE_HASH, inlineHash, type PageNeeds, PLAYER_ORIGINS, pagePolicy } from '../serve/headers.ts';
import type { Page } from './types.ts';

/** A browser looks for the encoding of a page in so many of its first bytes. */
const ENCODING_WITHIN = 1024;

/** The origins of the players on a page. @throws Error if the policy of the site does not name one. */
function frameOrigins(page: Root): string[] {
  const players = elementsOf(page).flatMap((element) => attribute(element, 'data-video-src') ?? []);
  const origins = [...new Set(players.map((url) => new URL(url).origin))].sort();
  const foreign = origins.find((origin) => !PLAYER_ORIGINS.includes(origin));
  if (foreign)
    throw new Error(
      `a player of ${foreign}, which the site's policy does not allow: add its host to PLAYER_HOSTS in lib/video.ts`,
    );
  return origins;
}

const needsOf = (page: Root): PageNeeds => ({
  frames: frameOrigins(page),
  media: elementsOf(page, 'video', 'audio').length > 0,
});

/** Data, or the one script that the policy names. */
const isAllowed = (script: Element): boolean =>
  script.properties.type === 'application/ld+json' || CAPTURE_HASH === inlineHash(innerText(script));

const STYLED = 'give the element a class instead';
const SCRIPTED = 'make it an enhancement in client/enhance instead';

/** What the policy would block: better found here than by a visitor. @throws Error naming what it is. */
function refuseInline(element: Element): void {
  const { tagName, properties } = element;
  const inline = Object.keys(properties).find((name) => name === 'style' || /^on[A-Z]/.test(name));
  const instead = inline === 'style' || tagName === 'style' ? STYLED : SCRIPTED;
  if (inline) throw new Error(`<${tagName}> has the attribute ${inline}="${properties[inline]}": ${instead}`);
  if (tagName === 'style') throw new Error(`a <style> element: ${instead}`);
  const isInline = tagName === 'script' && properties.src === undefined;
  if (isInline && !isAllowed(element)) throw new Error(`an inline <script>: ${SCRIPTED}`);
}

/**
 * Adds the policy to a page.
 * @throws Error if the page holds what the policy blocks, embeds a player that the site's policy does not name, or
 *   states its encoding too late.
 */
export function addPolicy({ tree }: Pick<Page, 'tree'>): void {
  elementsOf(tree).forEach(refuseInline);
  const head = firstOf(tree, 'head');
  const encoding = head?.children.findIndex((child) => child.type === 'element' && child.properties.charSet);
  if (!head || encoding !== 0) throw new Error('the encoding is not stated first in the head');
  const content = pagePolicy(needsOf(tree));
  if (content.length > ENCODING_WITHIN - 200) throw new Error('the encoding is stated too late');
  head.children.unshift(newElement('meta', { httpEquiv: ['Content-Security-Policy'], content }));
}
