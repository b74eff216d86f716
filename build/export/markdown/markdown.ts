/** One page as Markdown: front matter, then what its `main` says. */
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { stringify } from 'yaml';
import { attribute, elementsOf, firstOf, innerText, metaOf } from '../../html.ts';
import type { MarkdownFacts } from '../types.ts';
import { readableContent } from './readable.ts';

const converter = remark()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .data('settings', { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' })
  .freeze();

/** @throws Error naming what is missing: every page has a title, a description, an address and a language. */
export function markdownFacts(page: HtmlRoot): MarkdownFacts {
  const link = elementsOf(firstOf(page, 'head') ?? page, 'link').find(
    (each) => attribute(each, 'rel') === 'canonical',
  );
  const title = firstOf(page, 'title');
  const html = firstOf(page, 'html');
  const facts = {
    title: title && innerText(title),
    description: metaOf(page, 'description'),
    canonical: link && attribute(link, 'href'),
    language: html && attribute(html, 'lang'),
  };
  for (const [name, value] of Object.entries(facts)) if (!value) throw new Error(`the page has no ${name}`);
  return facts as MarkdownFacts;
}

/** The page in Markdown. @throws Error if it has no `main` or lacks a fact of its head. */
export function markdownOf(page: HtmlRoot): string {
  const facts = markdownFacts(page);
  const main = firstOf(page, 'main');
  if (!main) throw new Error('the page has no main');
  const { canonical: url, language } = facts;
  const children = readableContent(main, { url, language });
  const tree = converter.runSync({ type: 'root', children }) as Root;
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${converter.stringify(tree)}`;
}
