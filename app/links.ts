/** The pages of the site that content links to: an address without a page is not noticed by the build. */
import type { Root } from 'hast';
import { isSection, sectionId } from '../lib/article/headings.ts';
import { noPage } from '../lib/content/block-page.ts';
import { type Content, contentFiles } from '../lib/content/load.ts';
import { markdownToTree } from '../lib/content/markdown.ts';
import type { Problem, Wording } from '../lib/content/problems.ts';
import { type PlacedText, textsOf } from '../lib/content/texts.ts';
import { MARKDOWN_FIELD } from '../lib/content/values.ts';
import { barePath } from '../lib/i18n/paths.ts';
import { sitePages } from './inventory/site-pages.ts';

const NO_PLACE: Wording = {
  ja: 'この文章にその見出しはありません。「#section-3」のように、上から何番目の見出しかを書いてください（規約と方針では「#article-3」）',
  en: 'This text has no such heading: write which one it is from the top, as in "#section-3" ("#article-3" in terms and policies)',
};

/** Fields that hold the address of a page; others that begin so hold a unit, as in "/kg". */
const FIELDS = /^(?:link|moreLink|to|path|pages)$/;
const MARKDOWN_LINK = /\]\(\s*<?([/#][^)\s>]*)/g;

/** A page's path from its address; undefined for a file. */
const pathOf = (address: string): string | undefined => {
  const path = barePath(address.replace(/[#?].*$/, '').replace(/(?<=.)\/$/, ''));
  return path.split('/').at(-1)?.includes('.') ? undefined : path;
};

/** The ids of the headings of a text: a legal text has numbered articles, another one sections. */
function placesOf(text: string, file: string): ReadonlySet<string> {
  const processor = markdownToTree('ja');
  const tree = processor.runSync(processor.parse(text)) as Root;
  const legal = file.startsWith('content/legal/');
  const headings = tree.children.filter((node) => isSection(node) && (!legal || node.tagName === 'h2'));
  return new Set(headings.map((_, index) => (legal ? `article-${index + 1}` : sectionId(index))));
}

type Link = { address: string; index: number };

function linksIn({ text, path }: PlacedText): Link[] {
  const names = path.filter((name) => !/^\d+$/.test(name));
  if (path[0] === 'body' || names.at(-1) === MARKDOWN_FIELD)
    return [...text.matchAll(MARKDOWN_LINK)].map(({ 1: address = '', index }) => ({ address, index }));
  return FIELDS.test(names.at(-1) ?? '') && text.startsWith('/') ? [{ address: text, index: 0 }] : [];
}

/** Links of the given content that lead to no page of the site, or to no heading of their own text. */
export function linkProblems(content: Content): Problem[] {
  const pages = sitePages(content).map(({ path }) => path);
  const wrong = (text: string, file: string, address: string): Wording | undefined => {
    if (address.startsWith('#')) return placesOf(text, file).has(address.slice(1)) ? undefined : NO_PLACE;
    const path = pathOf(address);
    return path === undefined || pages.includes(path) ? undefined : noPage(path, pages);
  };
  return contentFiles(content).flatMap((file) =>
    [...textsOf(file)].flatMap((placed) =>
      linksIn(placed).flatMap(({ address: value, index }) => {
        const message = wrong(placed.text, file.file, value);
        const { at, field } = placed;
        return message ? [{ file: file.file, at: at(index), field, message, value }] : [];
      }),
    ),
  );
}
