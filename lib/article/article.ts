/**
 * The body of a post as HTML, at build time: highlighted code, headings that link to themselves, scrolling tables,
 * pictures in several widths, footnotes. Pure; what it needs from elsewhere is given.
 */
import type { ElementContent, Root } from 'hast';
import rehypeHighlight from 'rehype-highlight';
import rehypeStringify from 'rehype-stringify';
import { visit } from 'unist-util-visit';
import { alignByClass, markdownToTree } from '../content/markdown.ts';
import type { Locale } from '../i18n/locales.ts';
import { element, type Parent, text } from '../text/hast.ts';
import { isJapanese, JAPANESE_RUN } from '../text/lines.ts';
import { holdUnits } from '../text/units.ts';
import { type BlockLabels, scrollBlocks } from './blocks.ts';
import { type ArticleHeading, linkHeadings } from './headings.ts';
import { type FindPicture, showPictures } from './pictures.ts';

export type Article = { html: string; headings: ArticleHeading[] };
export type ArticleOptions = {
  locale: Locale;
  labels: BlockLabels;
  picture: FindPicture;
  /** What the ids of its headings and footnotes begin with, where a page has several texts. */
  prefix?: string;
};

const createProcessor = (locale: Locale) =>
  markdownToTree(locale)
    // After sanitising: classes that an author writes do not get here.
    .use(alignByClass)
    .use(rehypeHighlight, { plainText: ['text'] })
    .use(rehypeStringify)
    .freeze();

const processors = { ja: createProcessor('ja'), en: createProcessor('en') };

/** Keeps numbers and their units on one line (`625 mm`), everywhere but in code. */
function holdUnitsIn(parent: Parent): void {
  for (const child of parent.children) {
    if (child.type === 'text') child.value = holdUnits(child.value);
    else if (child.type === 'element' && child.tagName !== 'code') holdUnitsIn(child);
  }
}

/** Says of Japanese words in an English text what they are, for those who hear it. */
function markJapanese(parent: Parent): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'element') markJapanese(child);
    if (child.type !== 'text' || !isJapanese(child.value)) return [child];
    const parts = child.value.split(JAPANESE_RUN).map(text);
    return parts.map((part, index) => (index % 2 === 1 ? element('span', { lang: 'ja' }, [part]) : part));
  });
}

/** What a text itself gives ids: another one may be that of a block. */
const OWN = /^#(?=section-\d|note-fn)/;

/** Sets a prefix before the ids of a text and before what refers to them. */
function prefixIds(tree: Root, prefix: string): void {
  visit(tree, 'element', ({ properties }) => {
    const { id, href, ariaDescribedBy } = properties;
    if (id) properties.id = prefix + id;
    if (typeof href === 'string') properties.href = href.replace(OWN, `#${prefix}`);
    if (Array.isArray(ariaDescribedBy))
      properties.ariaDescribedBy = ariaDescribedBy.map((name) => prefix + name);
  });
}

/**
 * Renders a Markdown body without front matter.
 * @throws Error if a picture does not exist or does not stand in a paragraph of its own.
 */
export function renderArticle(body: string, { locale, labels, picture, prefix }: ArticleOptions): Article {
  const processor = processors[locale];
  const tree = processor.runSync(processor.parse(body)) as Root;
  holdUnitsIn(tree);
  const headings = linkHeadings(tree, locale);
  if (prefix) prefixIds(tree, prefix);
  scrollBlocks(tree, labels);
  showPictures(tree, picture);
  if (locale === 'en') markJapanese(tree);
  return { html: processor.stringify(tree), headings };
}
