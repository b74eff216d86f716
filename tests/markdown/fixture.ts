import { markdownOf } from '../../build/export/markdown/markdown';
import { parsePage } from '../../build/html';

export const page = (main: string, { lang = 'ja', path = '/a' } = {}): string =>
  `<html lang="${lang}"><head><title>題</title><meta name="description" content="説明: 一行">` +
  `<link rel="canonical" href="https://lab.example.com${path}"></head>` +
  `<body><header>H</header><main>${main}</main><footer>F</footer></body></html>`;

/** The Markdown of a page without its front matter. */
export function markdown(main: string, options?: { lang?: string; path?: string }): string {
  const text = markdownOf(parsePage(page(main, options)));
  return text.replace(/^---\n[\s\S]*?\n---\n\n/, '').trimEnd();
}
