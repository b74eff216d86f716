/**
 * From Markdown to a clean tree of HTML. Raw HTML and dangerous links are dropped; headings get ids after that,
 * so an author cannot choose them. No inline style comes out: table cells are aligned by attribute.
 */
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Locale } from '../i18n/locales.ts';
import { wordsOf } from '../words.ts';

/** What a reader of footnotes sees, or hears with a screen reader. */
const footnotes = (locale: Locale) => ({
  footnoteLabel: wordsOf(locale).article.footnotes,
  footnoteBackLabel: wordsOf(locale).article.backToText,
});

/** The ids of footnotes are made by remark-rehype, not by authors: a second prefix would break their links. */
const ALLOWED = { ...defaultSchema, clobber: [] };

/** A processor that is not frozen yet: what a kind of text adds comes after it. */
export const markdownToTree = (locale: Locale) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    // `**強調。**続き` is strong only with this: CommonMark wants a space after the mark.
    .use(remarkCjkFriendly)
    .use(remarkRehype, { clobberPrefix: 'note-', ...footnotes(locale) })
    .use(rehypeSanitize, ALLOWED)
    .use(rehypeSlug);
