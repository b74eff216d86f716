import { barePath } from '../lib/i18n/paths.ts';
import type { Kind } from '../lib/search/index-format.ts';
import type { Words } from '../lib/words.ts';
import { pageAbove } from './pages.ts';

export type SectionId = keyof Words['llms']['sections'] | 'optional';

/** Where llms.txt has the pages of a kind, unless their definition says otherwise. */
const OF_KIND: Record<Kind, SectionId> = {
  company: 'company',
  service: 'services',
  case: 'cases',
  example: 'labneeds',
  news: 'news',
  blog: 'blog',
  document: 'guides',
  legal: 'optional',
};

/** The sections in their order. */
export const SECTION_IDS: readonly SectionId[] = [...new Set([...Object.values(OF_KIND), 'more'] as const)];

/** The section of a page, by its path; what lies nowhere stands before what is optional. */
export function sectionOf(path: string): SectionId {
  const page = pageAbove(barePath(path));
  return page ? (page.guide ?? OF_KIND[page.kind]) : 'more';
}
