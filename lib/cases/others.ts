/** Which cases a reader may want to see next (spec section 9: at most three). */
import type { Industry } from './industries.ts';

export const MAX_OTHERS = 3;

type Comparable = { id: string; industry: Industry; tags: readonly string[] };

/** How much two cases have in common: a point for the industry and one for each tag that both have. */
const kinship = (a: Comparable, b: Comparable): number =>
  Number(a.industry === b.industry) + new Set(a.tags.filter((tag) => b.tags.includes(tag))).size;

/** At most `max` cases other than `current`, those with most in common first, otherwise in their order. */
export const otherCases = <T extends Comparable>(
  current: Comparable,
  all: readonly T[],
  max = MAX_OTHERS,
): T[] =>
  all
    .filter(({ id }) => id !== current.id)
    .map((item) => ({ item, score: kinship(current, item) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, max)
    .map(({ item }) => item);
