/**
 * Markdown to HTML at build time. Raw HTML and dangerous links are dropped; headings get ids after that,
 * so an author cannot choose them. No inline style comes out: table cells are aligned by attribute.
 */
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Locale } from '../i18n/locales.ts';

/** What a reader of footnotes sees, or hears with a screen reader. */
const FOOTNOTES = {
  ja: { footnoteLabel: '脚注', footnoteBackLabel: '本文に戻る' },
  en: { footnoteLabel: 'Footnotes', footnoteBackLabel: 'Back to the text' },
} as const satisfies Record<Locale, object>;

/** The ids of footnotes are made by remark-rehype, not by authors: a second prefix would break their links. */
const ALLOWED = { ...defaultSchema, clobber: [] };

const createProcessor = (locale: Locale) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    // `**強調。**続き` is strong only with this: CommonMark wants a space after the mark.
    .use(remarkCjkFriendly)
    .use(remarkRehype, { clobberPrefix: 'note-', ...FOOTNOTES[locale] })
    .use(rehypeSanitize, ALLOWED)
    .use(rehypeSlug)
    .use(rehypeStringify)
    .freeze();

const processors = { ja: createProcessor('ja'), en: createProcessor('en') };

/** The HTML of a Markdown body, without front matter; `locale` is the language of its footnote labels. */
export const renderMarkdown = (body: string, locale: Locale): string =>
  String(processors[locale].processSync(body));
