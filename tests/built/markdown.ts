import type { Element } from 'hast';
import { markdownPath } from '../../lib/markdown-path';
import { all, attribute, FILES, found, one, PAGES, readText, text } from './out';

/** A page and its Markdown file say the same, both ways. */

/** Only letters and figures: marks of Markdown, and how the page joins its parts, do not count. */
const folded = (words: string) => words.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

const bodyOf = (path: string) =>
  readText(markdownPath(path))
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/\]\((?:\\.|[^)\s\\])*\)/g, ']');

/** The classes of what only screen readers say. They are shortened outside islands, so they are known by what their rules do. */
const ONLY_HEARD = FILES.filter((file) => file.endsWith('.css'))
  .flatMap((file) => [...readText(`/${file}`).matchAll(/\.([\w-]+)\{(?=[^}]*width:1px)[^}]*clip:rect\(0/g)])
  .map(([, name]) => `.${name}`)
  .join(', ');

/** What only makes sense on the screen: controls, ways elsewhere, and what nobody is meant to read here. */
const ON_SCREEN =
  'button, form, input, select, textarea, nav:not([data-content]), noscript, script, style, template, dialog, [hidden], ' +
  '[aria-hidden=true], [role=status], [role=img], [data-needs-script], aside, svg, video, [data-kicker=colon], ' +
  ONLY_HEARD;

const BLOCK = /^(?:h[1-4]|p|dt|dd|th|td|li|figcaption|blockquote)$/;
const elementsIn = ({ children }: Element) =>
  children.filter((child) => child.type === 'element') as Element[];

/** The innermost blocks of text below an element, without what is only on the screen. */
function blocksIn(element: Element, unread: ReadonlySet<Element>): Element[] {
  if (unread.has(element)) return [];
  const inner = elementsIn(element).flatMap((child) => blocksIn(child, unread));
  const isWhole = inner.length === 0 && !elementsIn(element).some((child) => unread.has(child));
  return BLOCK.test(element.tagName) && isWhole ? [element] : inner;
}

/** A block that is nothing but links leads elsewhere; the Markdown file has its links where they say something. */
const onlyLeads = (block: Element) => folded(text(block)) === folded(all('a', block).map(text).join(' '));

const WITH_MARKDOWN = PAGES.filter(({ path }) => !path.endsWith('/404'));

it('every block of text of a page is in its Markdown file', () => {
  const missing = found(({ path, tree }) => {
    const main = one('main', tree);
    const unread = new Set(all(ON_SCREEN, main));
    const markdown = folded(bodyOf(path));
    return blocksIn(main, unread)
      .filter((block) => !onlyLeads(block))
      .map((block) => text(block))
      .filter((words) => !markdown.includes(folded(words)))
      .map((words) => `lacks: ${words.slice(0, 60)}`);
  }, WITH_MARKDOWN);
  expect(missing).toEqual([]);
});

it('every line of a Markdown file is on its page', () => {
  const invented = found(({ path, tree }) => {
    const main = one('main', tree);
    const named = all('[aria-label], [alt], [title], [data-video-title]', main).flatMap((element) =>
      ['aria-label', 'alt', 'title', 'data-video-title'].map((name) => attribute(element, name) ?? ''),
    );
    const page = folded([text(main), ...named].join(' '));
    return bodyOf(path)
      .replace(/```[\s\S]*?```/g, '')
      .split(/\n|\||\*\*|\*|、|,|→|\[|\]|：|: |\. /)
      .map(folded)
      .filter((words) => words !== '' && !page.includes(words) && !/^\d+$/.test(words))
      .map((words) => `adds: ${words.slice(0, 60)}`);
  }, WITH_MARKDOWN);
  expect(invented).toEqual([]);
});
