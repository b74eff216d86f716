/** What the specification fixes, as `specification.txt` has it, and the limits and beginnings that it gives. */
import { cases, fields } from './helpers/cases.ts';

const rows = (group: string) => cases('tests/specification.txt', group);
/** A name, and the words behind it. */
const lists = (group: string): [name: string, words: string[]][] =>
  rows(group).map(([row]) => {
    const [name = '', ...words] = row.split(' ');
    return [name, words];
  });

export const FIGURES = Object.fromEntries(
  rows('figures').flatMap(([row]) => {
    const [name, values] = row.split(': ');
    return Object.entries(fields(values)).map(([last, value]) => [`${name}.${last}`, value]);
  }),
);

/** Names of figures, `*` for all of a kind. */
const figures = (group: string) =>
  lists(group).map(([name, words]): [name: string, figures: string[]] => [
    name,
    words.flatMap((word) =>
      word.endsWith('*') ? Object.keys(FIGURES).filter((one) => one.startsWith(word.slice(0, -1))) : word,
    ),
  ]);
export const STATED = figures('stated');
export const CASES = figures('cases');

export const TEXTS = rows('texts').map(([place, ja, en]) => ({ place: place.replace(/^\d /, ''), ja, en }));

export const IDS = lists('ids');

const links = lists('links');
const isPage = ([name]: (typeof links)[number]) => name.startsWith('/');
export const LINKS = links.filter(isPage);
/** Links of the header and of the footer on every page. */
export const [HEADER_LINKS = [], FOOTER_LINKS = []] = links
  .filter((one) => !isPage(one))
  .map(([, all]) => all);

export const OTHER_ROUTES = rows('other routes').map(([path]) => path);

export const ARTICLES: Readonly<Record<string, number>> = Object.fromEntries(
  lists('articles').map(([path, [count]]) => [path, Number(count)]),
);

/** Limits (section 9) that a visitor meets. */
export const LIMITS = {
  ...{ newsPerPage: 4, blogPerPage: 4, pageNumbers: 5, recentPosts: 3, tagsPerCard: 3, otherCases: 3 },
  ...{ toast: 3000, headerScroll: 10 },
};
