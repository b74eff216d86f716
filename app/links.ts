/** The pages of the site that content links to: the build does not notice an address without a page. */
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { sectionId } from '../lib/article/headings.ts';
import { blocksIn } from '../lib/blocks/schemas.ts';
import { noPage } from '../lib/content/block-page.ts';
import { type Content, contentFiles } from '../lib/content/load.ts';
import { isSection, sanitize } from '../lib/content/markdown.ts';
import { nearest } from '../lib/content/nearest.ts';
import type { Problem, Wording } from '../lib/content/problems.ts';
import { sourceOf } from '../lib/content/source.ts';
import { type PlacedText, textsOf, type WithTexts } from '../lib/content/texts.ts';
import { isMarkdown } from '../lib/content/values.ts';
import { treesOf } from '../lib/content/vanished.ts';
import { documentAddress } from '../lib/documents/documents.ts';
import { DEFAULT_LOCALE, LOCALES } from '../lib/i18n/locales.ts';
import { barePath } from '../lib/i18n/paths.ts';
import { documentRecords } from './documents/documents.ts';
import { sitePages } from './inventory/site-pages.ts';

const NO_PLACE: Wording = {
  ja: 'この文章にその見出しはありません。「#section-3」のように、上から何番目の見出しかを書いてください（規約と方針では「#article-3」）',
  en: 'This text has no such heading: write which one it is from the top, as in "#section-3" ("#article-3" in terms and policies)',
};

const noPlace = (path: string, known: readonly string[]): Wording => {
  const [ja, en] = [known.join('、'), known.join(', ')];
  return {
    ja: `${path} にこの場所はありません。${known.length > 0 ? `あるのは ${ja} です` : '「#」から後ろを消してください'}`,
    en: `${path} has no such place: ${known.length > 0 ? `there are ${en}` : 'delete what stands behind "#"'}`,
  };
};

const OWN_ADDRESS: Wording = {
  ja: 'このサイトのページは、https:// やホスト名、/en を付けずに「/about」のように書いてください',
  en: 'A page of this site is named by its path alone, like /about: without https://, host and /en',
};

/** Fields that hold the address of a page; others that begin so hold a unit, as in "/kg". */
const FIELDS = /^(?:link|moreLink|to|path|pages)$/;

/** A page's path from its address; undefined for a file. Hosts name a page without `.html`, and so do we. */
const pathOf = (address: string): string | undefined => {
  const path = barePath(address.replace(/[#?].*$/, '').replace(/(?<=.)\/$/, ''));
  return /\.(?!html?$)[^/]*$/.test(path) ? undefined : path;
};

/** A file that an editor may want to hand out. All that the site has are its documents; other files it makes for machines. */
const HANDED_OUT = /\.(?:pdf|docx?|xlsx?|pptx?|zip)$/i;

const noFile = (address: string, known: readonly string[]): Wording => {
  const meant = nearest(address, known);
  return {
    ja: `このファイルはサイトにありません。${meant ? `「${meant}」ではありませんか` : '資料のアドレスは /resources で確かめてください'}`,
    en: `The site has no such file: ${meant ? `did you mean "${meant}"?` : 'the addresses of documents are on /resources'}`,
  };
};

const documentsOf = (content: Content): string[] =>
  documentRecords(sourceOf(content, DEFAULT_LOCALE)).flatMap(({ id }) =>
    LOCALES.map((locale) => documentAddress(id, locale)),
  );

/** Whether an address is that of a site, or of a page of it. */
const isOf = (site: string, address: string): boolean => address === site || address.startsWith(`${site}/`);

type Link = { address: string; index: number };

/** Where the links of a Markdown text lead; `own` is the address of this site. */
function linksOf(tree: Root, own: string): Link[] {
  const links: Link[] = [];
  visit(tree, { tagName: 'a' } as const, ({ properties, position }: Element) => {
    const address = String(properties.href ?? '');
    // Those of footnotes are made, and lead somewhere.
    if ((/^[/#]/.test(address) || isOf(own, address)) && !address.startsWith('#note-'))
      links.push({ address, index: position?.start.offset ?? 0 });
  });
  return links;
}

/** The ids of the headings of a text: a legal text has numbered articles, another one sections. */
function idsOf({ children }: Root, file: string): string[] {
  const headings = children.filter(isSection);
  if (!file.startsWith('content/legal/')) return headings.map((_, index) => sectionId(index));
  return headings.filter(({ tagName }) => tagName === 'h2').map((_, index) => `article-${index + 1}`);
}

/**
 * Tells the ids of the page at a path, where it consists of a text or of blocks. Reading a text takes milliseconds: only
 * those that a link asks for are read, and each once.
 */
function idsByPath({ collections }: Content): (path: string) => readonly string[] | undefined {
  const { news, blog, legal } = collections;
  const texts = [...news, ...blog, ...legal].flatMap(({ folder, file, body, original }) =>
    // A stand-in has no text of its own.
    original
      ? []
      : [[`/${folder.replace('legal/', '')}`, () => idsOf(sanitize(treesOf(body).html), file)] as const],
  );
  const blocks = collections['block-pages'].map(
    ({ id, data }) => [`/${id}`, () => blocksIn(data).flatMap((block) => block.id ?? [])] as const,
  );
  const pages = new Map<string, () => readonly string[]>([...texts, ...blocks]);
  const read = new Map<string, readonly string[] | undefined>();
  return (path) => {
    if (!read.has(path)) read.set(path, pages.get(path)?.());
    return read.get(path);
  };
}

type Wrong = Link & { message: Wording };

/** The links of a text that lead nowhere; `toPage` says what is wrong with the address of a page of the site `own`. */
function wrongLinks(
  { text, path }: PlacedText,
  { file, data }: WithTexts,
  own: string,
  toPage: (address: string) => Wording | undefined,
): Wrong[] {
  const judged = (links: readonly Link[], wrong: typeof toPage): Wrong[] =>
    links.flatMap((link) => {
      const message = wrong(link.address);
      return message ? [{ ...link, message }] : [];
    });
  if (!isMarkdown(path)) {
    const isField = FIELDS.test(path.findLast((part) => !/^\d+$/.test(part)) ?? '');
    const isAddress = isField && (text.startsWith('/') || isOf(own, text));
    return isAddress ? judged([{ address: text, index: 0 }], toPage) : [];
  }
  // Reading a text takes milliseconds, and most have no link of their own site.
  if (!/\]\(|\]:|:\/\//.test(text)) return [];
  const tree = sanitize(treesOf(text).html);
  const ids = ['', 'top', ...idsOf(tree, file), ...blocksIn(data).map(({ id }) => id)];
  return judged(linksOf(tree, own), (address) => {
    if (!address.startsWith('#')) return toPage(address);
    return ids.includes(address.slice(1)) ? undefined : NO_PLACE;
  });
}

/** Links of the given content that lead to no page of the site, or to no heading of a text or block of a page made of them. */
export function linkProblems(content: Content): Problem[] {
  const pages = new Set(sitePages(content).map(({ path }) => path));
  const { siteUrl } = content.site.data;
  const idsAt = idsByPath(content);
  // Asked only by a link to one: making the records takes a while.
  let made: string[] | undefined;
  const documents = () => (made ??= documentsOf(content));
  const toPage = (address: string): Wording | undefined => {
    if (isOf(siteUrl, address)) return OWN_ADDRESS;
    const path = pathOf(address);
    if (path === undefined) {
      const file = address.replace(/[#?].*$/, '');
      return HANDED_OUT.test(file) && !documents().includes(file) ? noFile(file, documents()) : undefined;
    }
    if (!pages.has(path)) return noPage(path.replace(/\.html?$/, ''), [...pages]);
    const place = /#(.*)$/.exec(address)?.[1] || 'top';
    const known = place === 'top' ? undefined : idsAt(path);
    return known && !known.includes(place) ? noPlace(path, known) : undefined;
  };
  return contentFiles(content).flatMap((file) =>
    [...textsOf(file)].flatMap((placed) =>
      wrongLinks(placed, file, siteUrl, toPage).map(({ address: value, index, message }) => ({
        ...{ file: file.file, at: placed.at(index), field: placed.field, message, value },
      })),
    ),
  );
}
