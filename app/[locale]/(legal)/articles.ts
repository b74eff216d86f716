/** A legal text is a row of numbered articles: a heading of the second rank starts one, its number is its place. */
import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { alignByClass, markdownToTree } from '../../../lib/content/markdown.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { textOf } from '../../../lib/text/hast.ts';

export type Article = {
  /** 1, 2, 3 … */
  number: number;
  /** Fragment that leads to it: `article-3`. */
  id: string;
  title: string;
  /** What stands below its heading. */
  html: string;
};

export type RenderedText = {
  articles: Article[];
  /** The HTML of the footnotes, which stand below all articles; empty where there are none. */
  notes: string;
};

const isHeading = (node: Root['children'][number]): node is Element =>
  node.type === 'element' && node.tagName === 'h2';

const isNotes = (node: Root['children'][number]): boolean =>
  node.type === 'element' && node.properties.dataFootnotes !== undefined;

/**
 * Renders a text as a whole, since a footnote may stand in another article than what refers to it. What the articles cannot
 * show is a problem of the content (lib/content/legal.ts).
 */
export function renderArticles(body: string, locale: Locale): RenderedText {
  const processor = markdownToTree(locale).use(alignByClass).use(rehypeStringify).freeze();
  const { children }: Root = processor.runSync(processor.parse(body)) as Root;
  const html = (nodes: Root['children']) => processor.stringify({ type: 'root', children: nodes }).trim();
  const texts = children.filter((node) => !isNotes(node));
  const headings = texts.filter(isHeading);
  const articles = headings.map((heading, index) => {
    const next = headings[index + 1];
    const text = texts.slice(texts.indexOf(heading) + 1, next && texts.indexOf(next));
    const number = index + 1;
    return { number, id: `article-${number}`, title: textOf(heading).trim(), html: html(text) };
  });
  return { articles, notes: html(children.filter(isNotes)) };
}
