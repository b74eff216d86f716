/** A legal text is a row of numbered articles: `## ` starts one, its number is its place. */
import type { ElementContent, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { alignByClass, markdownToTree } from '../../../lib/content/markdown.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';

export type Article = {
  /** 1, 2, 3 … */
  number: number;
  /** Fragment that leads to it: `article-3`. */
  id: string;
  title: string;
  /** Markdown. */
  body: string;
};

const HEADING = /^## +/m;

/**
 * Splits a Markdown body into its articles.
 * @throws Error naming the text in question if something stands before the first article, or an article is empty.
 */
export function articlesOf(body: string): Article[] {
  const [before = '', ...parts] = body.split(HEADING);
  if (before.trim() !== '') throw new Error(`text before the first article: "${before.trim()}"`);
  return parts.map((part, index) => {
    const end = part.indexOf('\n');
    const [title, text] = end === -1 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
    if (text.trim() === '') throw new Error(`article ${index + 1} "${title.trim()}" is empty`);
    return { number: index + 1, id: `article-${index + 1}`, title: title.trim(), body: text.trim() };
  });
}

export type RenderedText = {
  /** The HTML of each article, without its heading. */
  articles: string[];
  /** The HTML of the footnotes, which stand below all articles; empty where there are none. */
  notes: string;
};

const isHeading = (node: Root['children'][number]): boolean =>
  node.type === 'element' && node.tagName === 'h2';

const isNotes = (node: Root['children'][number]): node is ElementContent =>
  node.type === 'element' && node.properties.dataFootnotes !== undefined;

/** Renders a text as a whole, since a footnote may stand in another article than what refers to it. */
export function renderArticles(body: string, locale: Locale): RenderedText {
  const processor = markdownToTree(locale).use(alignByClass).use(rehypeStringify).freeze();
  const { children }: Root = processor.runSync(processor.parse(body)) as Root;
  const html = (nodes: Root['children']) => processor.stringify({ type: 'root', children: nodes }).trim();
  const texts = children.filter((node) => !isNotes(node));
  const starts = texts.flatMap((node, index) => (isHeading(node) ? [index] : []));
  return {
    articles: starts.map((start, index) => html(texts.slice(start + 1, starts[index + 1]))),
    notes: html(children.filter(isNotes)),
  };
}
