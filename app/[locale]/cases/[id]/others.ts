/** Which cases a reader may want to see next (spec section 9: at most three). */

import type { Industry } from '../../../../lib/content/cases.ts';
import { MAX_RELATED, mostRelated, sharedTags } from '../../../../lib/related.ts';

type Comparable = { id: string; industry: Industry; tags: readonly string[] };

/** How much two cases have in common: a point for the industry and one for each tag that both have. */
const kinship = (a: Comparable, b: Comparable): number =>
  Number(a.industry === b.industry) + sharedTags(a, b);

/** At most `max` cases other than `current`, those with most in common first, otherwise in their order. */
export const otherCases = <T extends Comparable>(
  current: Comparable,
  all: readonly T[],
  max = MAX_RELATED,
): T[] =>
  mostRelated(
    all.filter(({ id }) => id !== current.id),
    (item) => kinship(current, item),
    { max },
  );
