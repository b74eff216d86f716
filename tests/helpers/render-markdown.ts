import rehypeStringify from 'rehype-stringify';
import { alignByClass, markdownToTree } from '@/lib/content/markdown';
import type { Locale } from '@/lib/i18n/locales';

/** The HTML of a Markdown body, without front matter; `locale` is the language of its footnote labels. */
export const renderMarkdown = (body: string, locale: Locale): string =>
  String(markdownToTree(locale).use(alignByClass).use(rehypeStringify).processSync(body));
