import { type Content, type LoadOptions, loadContent } from '../lib/content/load.ts';
import { PAGE_ROWS, RESERVED_IDS } from './pages.ts';

/** Loads and checks all content, the copy of every page included; as `loadContent`, which see. @throws ContentError */
export const loadWholeContent = (root?: string, options?: Omit<LoadOptions, 'pages' | 'reserved'>): Content =>
  loadContent(root, { ...options, pages: PAGE_ROWS, reserved: RESERVED_IDS });
