/** Results as rows. Everything is built node by node: nothing of an index or a query becomes markup. */
import type { Catalogue, CataloguePage } from '../../../lib/search/index-format.ts';
import { marked, type Piece, passage } from '../../../lib/search/passage.ts';
import type { Hit } from '../../../lib/search/score.ts';

const LENGTH = { ja: 84, en: 150 };

export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

const nodesOf = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, marked: found }) => (found ? element('mark', '', text) : text));

function row(kind: string, address: string, title: (Node | string)[], text: (Node | string)[]) {
  const link = element('a', 'stretched', ...title);
  link.href = address;
  const name = element('p', 'sres__n', element('span', 'sres__k', kind), link);
  return element('li', 'sres', name, ...(text.length > 0 ? [element('p', 'sres__p', ...text)] : []));
}

/** A page that answers: its kind, its name, the section it leads to, and the passage. */
export function hitRow({ page, section, words }: Hit, { kinds }: Catalogue): HTMLElement {
  const { description, sections } = page.original;
  const [id = '', heading = '', text = ''] = section === undefined ? [] : (sections[section] ?? []);
  const title = nodesOf(marked(page.page.title, words));
  if (heading && heading !== page.page.title)
    title.push(element('span', 'sres__h', ...nodesOf(marked(heading, words))));
  const length = LENGTH[document.documentElement.lang === 'ja' ? 'ja' : 'en'];
  const shown = nodesOf(passage(text || description, words, length));
  return row(kinds[page.page.kind], page.page.path + (id && `#${encodeURIComponent(id)}`), title, shown);
}

/** A page to suggest. */
export const pageRow = (page: CataloguePage, { kinds }: Catalogue): HTMLElement =>
  row(kinds[page.kind], page.path, [page.title], []);

/** A list of rows, under a heading if it has one. */
export const rows = (items: readonly HTMLElement[]): HTMLElement => element('ol', 'sres__l', ...items);
