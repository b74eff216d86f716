import { type Content, type LoadOptions, loadContent } from '../lib/content/load.ts';
import type { Problem } from '../lib/content/problems.ts';
import { documentProblems } from './documents/named.ts';
import { linkProblems } from './links.ts';
import { FIXED_PAGES, PAGE_ROWS, PAGES, RESERVED_IDS } from './pages.ts';

/** The search is no page to suggest to those who search, and none to stand above others. */
const PATHS = FIXED_PAGES.filter((page) => page !== PAGES.search).map(({ path }) => path);

/** Loads and checks all content, the copy of every page included; as `loadContent`, which see. @throws ContentError */
export const loadWholeContent = (
  root?: string,
  options?: Omit<LoadOptions, 'pages' | 'reserved' | 'paths'>,
): Content => loadContent(root, { ...options, pages: PAGE_ROWS, reserved: RESERVED_IDS, paths: PATHS });

/** What is wrong with documents and pages that the given content names; it must be the one that `lib/content` has. */
export const namedProblems = (content: Content): Problem[] => [
  ...documentProblems(content),
  ...linkProblems(content),
];
