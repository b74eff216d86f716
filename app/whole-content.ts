import { type Content, type LoadOptions, loadContent } from '../lib/content/load.ts';
import { PAGE_ROWS } from './pages.ts';

/** Loads and checks all content, the copy of every page included; as `loadContent`, which see. @throws ContentError */
export const loadWholeContent = (root?: string, options?: Omit<LoadOptions, 'pages'>): Content =>
  loadContent(root, { ...options, pages: PAGE_ROWS });
