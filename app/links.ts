/** The pages of the site that content links to: the build does not notice an address without a page. */
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isSection, sectionId } from '../lib/article/headings.ts';
import { noPage } from '../lib/content/block-page.ts';
import { type Content, contentFiles } from '../lib/content/load.ts';
import { markdownToTree } from '../lib/content/markdown.ts';
import type { Problem, Wording } from '../lib/content/problems.ts';
import { type PlacedText, textsOf, type WithTexts } from '../lib/content/texts.ts';
import { MARKDOWN_FIELD } from '../lib/content/values.ts';
import { barePath } from '../lib/i18n/paths.ts';
import { sitePages } from './inventory/site-pages.ts';

const NO_PLACE: Wording = {
  ja: 'この文章にその見出しはありません。「#section-3」のように、上から何番目の見出しかを書いてください（規約と方針では「#article-3」）',
  en: 'This text has no such heading: write which one it is from the top, as in "#section-3" ("#article-3" in terms and policies)',
};

/** Fields that hold the address of a page; others that begin so hold a unit, as in "/kg". */
const FIELDS = /^(?:link|moreLink|to|path|pages)$/;

/** A page's path from its address; undefined for a file. */
const pathOf = (address: string): string | undefined => {
  const path = barePath(address.replace(/[#?].*$/, '').replace(/(?<=.)\/$/, ''));
  return path.split('/').at(-1)?.includes('.') ? undefined : path;
};

type Link = { address: string; index: number };

/** Where the links of a Markdown text lead, and the ids of its headings: a legal text has numbered articles, another one sections. */
function readMarkdown(text: string, file: string): { links: Link[]; ids: Set<string> } {
  const processor = markdownToTree('ja');
  const tree = processor.runSync(processor.parse(text)) as Root;
  const legal = file.startsWith('content/legal/');
  const headings = tree.children.filter((node) => isSection(node) && (!legal || node.tagName === 'h2'));
  const links: Link[] = [];
  visit(tree, { tagName: 'a' } as const, ({ properties, position }: Element) => {
    const address = String(properties.href ?? '');
    // Those of footnotes are made, and lead somewhere.
    if (/^[/#]/.test(address) && !address.startsWith('#note-'))
      links.push({ address, index: position?.start.offset ?? 0 });
  });
  const ids = headings.map((_, index) => (legal ? `article-${index + 1}` : sectionId(index)));
  return { links, ids: new Set(['', 'top', ...ids]) };
}

/** Links of the given content that lead to no page of the site, or to no heading of their own text. */
export function linkProblems(content: Content): Problem[] {
  const pages = sitePages(content).map(({ path }) => path);
  const toPage = (address: string): Wording | undefined => {
    const path = pathOf(address);
    return path === undefined || pages.includes(path) ? undefined : noPage(path, pages);
  };
  const wrongIn = (
    { text, path }: PlacedText,
    { file, data }: WithTexts,
  ): (Link & { message: Wording })[] => {
    const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    const isMarkdown = path[0] === 'body' || name === MARKDOWN_FIELD;
    if (!isMarkdown && !(FIELDS.test(name) && text.startsWith('/'))) return [];
    // Reading a text takes milliseconds, and most have no link of their own site.
    if (isMarkdown && !/\]\(|\]:/.test(text)) return [];
    const { links, ids } = isMarkdown
      ? readMarkdown(text, file)
      : { links: [{ address: text, index: 0 }], ids: new Set() };
    for (const { id } of (data as { blocks?: { id?: string }[] }).blocks ?? []) ids.add(id);
    return links.flatMap((link) => {
      const { address } = link;
      const message = address.startsWith('#')
        ? ids.has(address.slice(1))
          ? undefined
          : NO_PLACE
        : toPage(address);
      return message ? [{ ...link, message }] : [];
    });
  };
  return contentFiles(content).flatMap((file) =>
    [...textsOf(file)].flatMap((placed) =>
      wrongIn(placed, file).map(({ address: value, index, message }) => ({
        ...{ file: file.file, at: placed.at(index), field: placed.field, message, value },
      })),
    ),
  );
}
