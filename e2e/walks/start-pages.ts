import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { KINDS } from '../built-routes';

/** Where walks begin: a page of each kind in one of the languages, then each in the other one. */
const START_PAGES: readonly string[] = [0, 1].flatMap((turn) =>
  KINDS.map((kind, index) => localizedPath(LOCALES[(index + turn) % LOCALES.length] ?? 'ja', kind)),
);

/** How many of so many walks begin at each page: as many at each, and the rest at the first. */
export const shares = (walks: number): { path: string; share: number }[] =>
  START_PAGES.map((path, index) => ({
    path,
    share: Math.floor((walks + START_PAGES.length - 1 - index) / START_PAGES.length),
  })).filter(({ share }) => share > 0);
