import { type Content, type LoadOptions, loadContent } from '../lib/content/load.ts';
import { FIXED_PAGES, PAGE_ROWS, RESERVED_IDS } from './pages.ts';

const PATHS = FIXED_PAGES.map(({ path }) => path);

/** Loads and checks all content, the copy of every page included; as `loadContent`, which see. @throws ContentError */
export const loadWholeContent = (
  root?: string,
  options?: Omit<LoadOptions, 'pages' | 'reserved' | 'paths'>,
): Content => loadContent(root, { ...options, pages: PAGE_ROWS, reserved: RESERVED_IDS, paths: PATHS });
