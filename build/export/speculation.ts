/**
 * Writes the rules by which a browser fetches a page before its link is followed (docs/decisions/0003). They are a
 * file that a header names, because the policy allows nothing inline.
 */
import { SPECULATION_RULES } from '../serve/headers.ts';
import { encode } from './files.ts';
import type { Export } from './types.ts';

/** Links to pages of ours, but not to files, to a place in a page, or into another tab. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/assets/*', '/*.*'] } },
    { not: { selector_matches: '[download], [target], [href*="#"]' } },
  ],
};

/** A link that the pointer rests on is fetched, one that is pressed is drawn. */
const RULES = {
  prefetch: [{ where: PAGES, eagerness: 'moderate' }],
  prerender: [{ where: PAGES, eagerness: 'conservative' }],
};

/** Adds the file of the rules. */
export function addSpeculationRules({ files }: Pick<Export, 'files'>): void {
  files.set(SPECULATION_RULES.slice(1), encode(`${JSON.stringify(RULES)}\n`));
}
