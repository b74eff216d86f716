import { type Content, type LoadOptions, loadContent } from '../lib/content/load.ts';
import { FIXED_PAGES, PAGE_ROWS, PAGES, RESERVED_IDS } from './pages.ts';

/** The search is no page to suggest to those who search, and none to stand above others. */
const PATHS = FIXED_PAGES.filter((page) => page !== PAGES.search).map(({ path }) => path);

/** Loads and checks all content, the copy of every page included; as `loadContent`, which see. @throws ContentError */
export const loadWholeContent = (
  root?: string,
  options?: Omit<LoadOptions, 'pages' | 'reserved' | 'paths'>,
): Content => loadContent(root, { ...options, pages: PAGE_ROWS, reserved: RESERVED_IDS, paths: PATHS });
