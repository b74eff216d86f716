import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { KINDS } from '../built-routes';

/** Where walks begin: a page of each kind in one of the languages, then each in the other one. */
const START_PAGES: readonly string[] = [0, 1].flatMap((turn) =>
  KINDS.map((kind, index) => localizedPath(LOCALES[(index + turn) % LOCALES.length] ?? 'ja', kind)),
);

type Share = {
  path: string;
  share: number;
  /** To be added to the seed, so that each page has other walks. */
  shift: number;
};

/**
 * How many of so many walks begin at each page: as many at each, and the rest at the first. All of them at `from` if that is given,
 * whose seed is as a failure there has printed it.
 * @throws Error naming the pages where walks begin if `from` is none of them
 */
export function shares(walks: number, from?: string): Share[] {
  if (from && !START_PAGES.includes(from))
    throw new Error(`No walk begins at ${from}. There are: ${START_PAGES.join(' ')}`);
  if (from) return [{ path: from, share: walks, shift: 0 }];
  return START_PAGES.map((path, index) => ({
    path,
    share: Math.floor((walks + START_PAGES.length - 1 - index) / START_PAGES.length),
    shift: index,
  })).filter(({ share }) => share > 0);
}
