/** Fills the list of all pages on `/search` from the index, so that it can lack none. */
import type { Element, Properties, Root } from 'hast';
import type { Section } from '../../../lib/search/index-format.ts';
import { element, text } from '../../../lib/text/hast.ts';
import { attribute, elementsOf, firstOf, removeNodes } from '../../html.ts';
import { GIVEN_ID } from '../heading-ids.ts';
import type { IndexedPage } from '../types.ts';

/** Older posts are on the list page of their kind, which is the first of it; the page must stay below its budget. */
const MAX_DATED = 40;

/** How the page draws a part of an item: as its sample of one does (`app/[locale]/search/page.tsx`). */
type Look = (tagName: string) => Properties;

/** @throws Error if the page has no sample, or it lacks a part. */
function lookOf(document: Root): Look {
  const sample = elementsOf(document, 'template').find(
    (template) => attribute(template, 'data-page-sample') !== undefined,
  );
  if (!sample) throw new Error('the list of all pages has no sample of a page');
  return (tagName) => {
    const part = firstOf(sample.content ?? sample, tagName);
    if (!part) throw new Error(`the sample of a page has no <${tagName}>`);
    return { ...part.properties };
  };
}

/** The id that remark-rehype gives the heading of footnotes: no section that anybody would look for in a list. */
const FOOTNOTES = 'footnote-label';

/** The sections that a page names itself, each place once: all of them would be too long a list. */
function targets(sections: readonly Section[]): Section[] {
  const seen = new Set<string>(['', FOOTNOTES]);
  return sections.filter(([id, heading]) => {
    const fresh = heading !== '' && !seen.has(id) && !GIVEN_ID.test(id);
    seen.add(id);
    return fresh;
  });
}

function itemOf({ path, title, description, sections }: IndexedPage, look: Look): Element {
  const link = (href: string, name: string) => element('a', { ...look('a'), href }, [text(name)]);
  const within = targets(sections).map(([id, heading]) =>
    element('li', {}, [link(`${path}#${encodeURIComponent(id)}`, heading)]),
  );
  return element('li', look('li'), [
    element('h4', look('h4'), [link(path, title)]),
    element('p', look('p'), [text(description)]),
    ...(within.length > 0 ? [element('ul', look('ul'), within)] : []),
  ]);
}

function fillKind(section: Element, pages: readonly IndexedPage[], look: Look): void {
  const fixed = pages.filter(({ date }) => date === '');
  const dated = pages.filter(({ date }) => date !== '').slice(0, MAX_DATED);
  const list = firstOf(section, 'ul');
  if (!list) throw new Error(`the section of "${attribute(section, 'data-kind')}" has no list to fill`);
  list.children = [...fixed, ...dated].map((page) => itemOf(page, look));
}

/**
 * Puts every page into the section of its kind; a kind without pages goes.
 * @throws Error if the page has no section for the kind of a page, or no sample of an item.
 */
export function fillSiteIndex(document: Root, pages: readonly IndexedPage[]): void {
  const sections = elementsOf(document, 'section').filter(
    (section) => attribute(section, 'data-kind') !== undefined,
  );
  const kinds = sections.map((section) => attribute(section, 'data-kind'));
  const lost = pages.find(({ kind }) => !kinds.includes(kind));
  if (lost) throw new Error(`${lost.path} is of the kind "${lost.kind}", which the list of all pages lacks`);
  const look = lookOf(document);
  for (const section of sections)
    fillKind(
      section,
      pages.filter(({ kind }) => kind === attribute(section, 'data-kind')),
      look,
    );
  const isEmpty = (kind: string | undefined) =>
    kind !== undefined && !pages.some((page) => page.kind === kind);
  removeNodes(
    document,
    (node) => node.type === 'element' && node.tagName === 'section' && isEmpty(attribute(node, 'data-kind')),
  );
}
