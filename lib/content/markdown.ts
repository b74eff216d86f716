/**
 * From Markdown to a clean tree of HTML, at build time. Raw HTML and the addresses of dangerous links are dropped (what would
 * vanish so is a problem of its file, see vanished.ts). No inline style comes out: table cells are aligned by attribute.
 */
import type { Element, Nodes, Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { remark } from 'remark';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import type { Locale } from '../i18n/locales.ts';
import { wordsOf } from '../words.ts';

/** What a reader of footnotes sees, or hears with a screen reader. */
const footnotes = (locale: Locale) => ({
  footnoteLabel: wordsOf(locale).article.footnotes,
  footnoteBackLabel: wordsOf(locale).article.backToText,
});

/** The ids of footnotes are made by remark-rehype, not by authors: a second prefix would break their links. */
const ALLOWED = { ...defaultSchema, clobber: [] };

/** A processor that is not frozen yet, up to the tree that is still to be sanitised: raw HTML is in it. */
export const markdownToUnsafeTree = (locale: Locale) =>
  remark()
    // One tilde stands between figures in Japanese: `10~20分`.
    .use(remarkGfm, { singleTilde: false })
    // `**強調。**続き` is strong only with this: CommonMark wants a space after the mark.
    .use(remarkCjkFriendly)
    .use(remarkRehype, { clobberPrefix: 'note-', allowDangerousHtml: true, ...footnotes(locale) });

/** The tree without what is not allowed on a page; the given one stays as it is. */
export const sanitize: (tree: Root) => Root = rehypeSanitize(ALLOWED);

/** A processor that is not frozen yet: what a kind of text adds comes after it. */
export const markdownToTree = (locale: Locale) => markdownToUnsafeTree(locale).use(() => sanitize);

/** Tells whether a part of a text is a heading that a page makes a section of: one of the text itself, not of a quotation. */
export const isSection = (node: Root['children'][number]): node is Element =>
  node.type === 'element' && /^h[2-4]$/.test(node.tagName);

/** Of table cells, because the attribute `align` is not in HTML any more. The left is where their text stands anyway. */
const CLASSES: Readonly<Record<string, string>> = { center: 'cell-center', right: 'cell-right' };

function alignCells(node: Nodes): void {
  if (node.type === 'element') {
    const name = CLASSES[String(node.properties.align)];
    delete node.properties.align;
    if (name) node.properties.className = [name];
  }
  if ('children' in node) for (const child of node.children) alignCells(child);
}

/** A step of a processor: puts a class in place of `align`. Feeds keep the attribute, as they have no styles. */
export const alignByClass = () => alignCells;
