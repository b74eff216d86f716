/** Markdown to HTML at build time; see markdown-tree.ts for what is dropped on the way. */
import rehypeStringify from 'rehype-stringify';
import type { Locale } from '../i18n/locales.ts';
import { alignByClass } from './cell-alignment.ts';
import { markdownToTree } from './markdown-tree.ts';

const createProcessor = (locale: Locale) =>
  markdownToTree(locale).use(alignByClass).use(rehypeStringify).freeze();

const processors = { ja: createProcessor('ja'), en: createProcessor('en') };

/** The HTML of a Markdown body, without front matter; `locale` is the language of its footnote labels. */
export const renderMarkdown = (body: string, locale: Locale): string =>
  String(processors[locale].processSync(body));
