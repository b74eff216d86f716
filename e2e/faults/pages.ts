import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { entries } from '../../tests/words.ts';
import { among, DISTINCT, KINDS } from '../built-routes';

const inBoth = (route: string) => LOCALES.map((locale) => localizedPath(locale, route));

/** Pages that work in different ways, in either of the languages. */
const SOME = among(DISTINCT.flatMap(inBoth), [
  '/',
  '/cases',
  '/contact',
  `/en/blog/${entries('blog', 'en').find(({ original }) => !original)?.id}`,
  '/en/news',
  '/en/services/labcraft',
  '/services/custom-automation',
]);

/** The other pages of each kind, in both languages. */
const OTHERS = KINDS.flatMap(inBoth).filter((path) => !SOME.includes(path));

/** Runs a walk over some pages at every run, and over all others in full. */
export const WALKS = [
  ...SOME.map((path) => ({ path, tag: '@ci' })),
  ...OTHERS.map((path) => ({ path, tag: '@full' })),
];
