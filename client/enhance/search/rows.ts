/** Results as rows. */
import type { Catalogue, CataloguePage } from '../../../lib/search/index-format.ts';
import { marked, type Piece, passage } from '../../../lib/search/passage.ts';
import type { Hit } from '../../../lib/search/score.ts';
import type { Content, Draw } from './samples.ts';

const LENGTH = { ja: 84, en: 150 };

const nodesOf = (draw: Draw, pieces: readonly Piece[]): Content =>
  pieces.map(({ text, marked: found }) => (found ? draw('mark', text) : text));

function row(draw: Draw, kind: string, address: string, title: Content, text: Content) {
  const link = draw('title', ...title);
  link.href = address;
  const name = draw('name', draw('kind', kind), link);
  return draw('row', name, ...(text.length > 0 ? [draw('passage', ...text)] : []));
}

/** A page that answers: its kind, its name, the section it leads to, and the passage. */
export function hitRow(draw: Draw, { page, section, words }: Hit, { kinds }: Catalogue): HTMLElement {
  const { description, sections } = page.original;
  const [id = '', heading = '', text = ''] = section === undefined ? [] : (sections[section] ?? []);
  const title = [...nodesOf(draw, marked(page.page.title, words))];
  if (heading && heading !== page.page.title)
    title.push(draw('section', ...nodesOf(draw, marked(heading, words))));
  const length = LENGTH[document.documentElement.lang === 'ja' ? 'ja' : 'en'];
  const shown = nodesOf(draw, passage(text || description, words, length));
  return row(
    draw,
    kinds[page.page.kind],
    page.page.path + (id && `#${encodeURIComponent(id)}`),
    title,
    shown,
  );
}

/** A page to suggest. */
export const pageRow = (draw: Draw, page: CataloguePage, { kinds }: Catalogue): HTMLElement =>
  row(draw, kinds[page.kind], page.path, [page.title], []);
