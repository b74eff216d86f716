/** Fills the list of all pages on `/search` from the index, so that it can lack none. */
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import type { Section } from '../../../lib/search/index-format.ts';
import { GIVEN_ID } from '../heading-ids.ts';
import { attribute, type Document, type Element, elementsOf, remove } from '../html.ts';
import type { IndexedPage } from './pages.ts';

/** Older posts are on the list page of their kind, which is the first of it; the page must stay below its budget. */
const MAX_DATED = 40;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const link = (address: string, text: string): string => `<a href="${escaped(address)}">${escaped(text)}</a>`;

/** The sections that a page names itself, each place once: all of them would be too long a list. */
function targets(sections: readonly Section[]): Section[] {
  const seen = new Set<string>(['']);
  return sections.filter(([id, heading]) => {
    const fresh = heading !== '' && !seen.has(id) && !GIVEN_ID.test(id);
    seen.add(id);
    return fresh;
  });
}

function itemOf({ path, title, description, sections }: IndexedPage): string {
  const within = targets(sections).map(
    ([id, heading]) => `<li>${link(`${path}#${encodeURIComponent(id)}`, heading)}</li>`,
  );
  const list = within.length > 0 ? `<ul class="sidx__in">${within.join('')}</ul>` : '';
  return `<li><h4>${link(path, title)}</h4><p>${escaped(description)}</p>${list}</li>`;
}

function fillKind(section: Element, pages: readonly IndexedPage[]): void {
  const fixed = pages.filter(({ date }) => date === '');
  const dated = pages.filter(({ date }) => date !== '').slice(0, MAX_DATED);
  const [list] = elementsOf(section, 'ul');
  if (!list) throw new Error(`the section of "${attribute(section, 'data-kind')}" has no list to fill`);
  if (pages.length === 0) {
    remove(section);
    return;
  }
  const items = parseFragment([...fixed, ...dated].map(itemOf).join(''));
  list.childNodes = items.childNodes as DefaultTreeAdapterMap['childNode'][];
  for (const item of list.childNodes) item.parentNode = list;
}

/**
 * Puts every page into the section of its kind; a kind without pages goes.
 * @throws Error if the page has no section for the kind of a page.
 */
export function fillSiteIndex(document: Document, pages: readonly IndexedPage[]): void {
  const sections = elementsOf(document, 'section').filter(
    (section) => attribute(section, 'data-kind') !== undefined,
  );
  const kinds = sections.map((section) => attribute(section, 'data-kind'));
  const lost = pages.find(({ kind }) => !kinds.includes(kind));
  if (lost) throw new Error(`${lost.path} is of the kind "${lost.kind}", which the list of all pages lacks`);
  for (const section of sections)
    fillKind(
      section,
      pages.filter(({ kind }) => kind === attribute(section, 'data-kind')),
    );
}
