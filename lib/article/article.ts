/**
 * The body of a post as HTML, at build time: highlighted code, headings that link to themselves, scrolling tables,
 * pictures in several widths, footnotes. Pure; what it needs from elsewhere is given.
 */
import type { Root } from 'hast';
import rehypeHighlight from 'rehype-highlight';
import rehypeStringify from 'rehype-stringify';
import { alignByClass, markdownToTree } from '../content/markdown.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Parent } from '../text/hast.ts';
import { holdUnits } from '../text/units.ts';
import { type BlockLabels, scrollBlocks } from './blocks.ts';
import { type ArticleHeading, linkHeadings } from './headings.ts';
import { type FindPicture, showPictures } from './pictures.ts';

export type Article = { html: string; headings: ArticleHeading[] };
export type ArticleOptions = { locale: Locale; labels: BlockLabels; picture: FindPicture };

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

/**
 * Renders a Markdown body without front matter.
 * @throws Error if a picture does not exist or does not stand in a paragraph of its own.
 */
export function renderArticle(body: string, { locale, labels, picture }: ArticleOptions): Article {
  const processor = processors[locale];
  const tree = processor.runSync(processor.parse(body)) as Root;
  holdUnitsIn(tree);
  const headings = linkHeadings(tree, locale);
  scrollBlocks(tree, labels);
  showPictures(tree, picture);
  return { html: processor.stringify(tree), headings };
}
