/** How well a page answers a query, and which of its sections does best. */
import type { FoldedPage } from './corpus.ts';
import { count, holds } from './find.ts';
import type { Kind } from './index-format.ts';
import type { Term } from './terms.ts';

export type Hit = {
  page: FoldedPage;
  score: number;
  /** Place of the section that answers best; undefined where the page as a whole does. */
  section: number | undefined;
  /** The folded words that were found, for marking. */
  words: string[];
};

const POINTS = { same: 26, start: 15, title: 11, heading: 6, description: 4, text: 1 };
const MAX_COUNT = 8;
/** Of two sections that say the same, a link can lead to one. */
const REACHABLE = 1.25;

/** What a visitor of this site is more likely to look for: what holds comes before what was news on a day. */
const LIKELY: Partial<Record<Kind, number>> = { service: 1.2, case: 1.05, news: 0.6, legal: 0.85 };

/** The share of a text that a word makes up: the shorter the text, the more it is about the word. */
const share = (text: string, word: string): number => word.length / Math.max(word.length, text.length);

function titlePoints(title: string, word: string): number {
  if (title === word) return POINTS.same;
  if (!holds(title, word)) return 0;
  return (title.startsWith(word) ? POINTS.start : POINTS.title) * (0.75 + 0.5 * share(title, word));
}

const sectionPoints = ({ heading, text }: FoldedPage['sections'][number], word: string): number =>
  (holds(heading, word) ? POINTS.heading * (0.75 + 0.5 * share(heading, word)) : 0) +
  POINTS.text * Math.log2(1 + count(text, word, MAX_COUNT));

type Found = { points: number; sections: number[]; inTitle: boolean; words: string[] };

/** One word on one page: its points, those of each section among them. */
function find(page: FoldedPage, word: string): Found {
  const sections = page.sections.map((section) => sectionPoints(section, word));
  const title = titlePoints(page.title, word);
  const description = holds(page.description, word) ? POINTS.description : 0;
  const best = Math.max(0, ...sections);
  const points = title + description + best + 0.25 * (sections.reduce((sum, each) => sum + each, 0) - best);
  return { points, sections, inTitle: title > 0, words: points > 0 ? [word] : [] };
}

const NOTHING: Found = { points: 0, sections: [], inTitle: false, words: [] };
const better = (one: Found, other: Found): Found => ({
  ...(other.points > one.points ? other : one),
  words: [...one.words, ...other.words],
});

/** One term on one page by its best alternative. */
function findTerm(page: FoldedPage, term: Term): Found {
  let best = NOTHING;
  for (const { parts, weight } of term) {
    const found = parts.map((words) => words.map((word) => find(page, word)).reduce(better));
    if (found.some(({ points }) => points === 0)) continue;
    const scale = (points: number) => (points * weight) / parts.length;
    best = better(best, {
      points: scale(found.reduce((sum, each) => sum + each.points, 0)),
      sections: page.sections.map((_, index) =>
        scale(found.reduce((sum, each) => sum + (each.sections[index] ?? 0), 0)),
      ),
      inTitle: found.every(({ inTitle }) => inTitle),
      words: found.flatMap(({ words }) => words),
    });
  }
  return best;
}

/** The best section, unless the title says it all or there is none. */
function bestSection(found: readonly Found[], { original: { sections } }: FoldedPage): number | undefined {
  if (found.every(({ inTitle }) => inTitle)) return undefined;
  const points = sections.map(
    ([id], index) => found.reduce((sum, each) => sum + (each.sections[index] ?? 0), 0) * (id ? REACHABLE : 1),
  );
  const most = Math.max(0, ...points);
  return most > 0 ? points.indexOf(most) : undefined;
}

/** The page as an answer to all terms, or to at least one if `some`; undefined if it is none. */
export function hitOf(page: FoldedPage, terms: readonly Term[], some = false): Hit | undefined {
  const all = terms.map((term) => findTerm(page, term));
  const found = all.filter(({ points }) => points > 0);
  if (found.length === 0 || (!some && found.length < all.length)) return undefined;
  const sum = found.reduce((total, { points }) => total + points, 0);
  return {
    page,
    score: sum * (LIKELY[page.page.kind] ?? 1) * (found.length / all.length) ** 2,
    section: bestSection(found, page),
    words: [...new Set(found.flatMap(({ words }) => words))],
  };
}
