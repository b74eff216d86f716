/** Every page has a Markdown file in Markdown at an address of its own. */
import { LOCALES } from './i18n/locales.ts';

const HOMES = new Set(['/', ...LOCALES.map((locale) => `/${locale}`)]);

/** The path of a page's Markdown file, from the page's path as it is served: `/en/about` → `/en/about.md`, `/en` → `/en/index.md`. */
export const markdownPath = (path: string): string =>
  `${HOMES.has(path) ? `${path.replace(/\/$/, '')}/index` : path}.md`;
