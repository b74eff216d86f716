import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { KINDS } from '../built-routes';

/** Pages that work in different ways, in either of the languages. */
const SOME: readonly string[] = [
  '/',
  '/cases',
  '/contact',
  '/en/blog/how-this-site-is-built',
  '/en/news',
  '/en/services/labcraft',
  '/services/custom-automation',
];

/** The other pages of each kind, in both languages. */
const OTHERS: readonly string[] = KINDS.flatMap((route) =>
  LOCALES.map((locale) => localizedPath(locale, route)),
).filter((path) => !SOME.includes(path));

/** Runs a walk over some pages at every run, and over all others in full. */
export const WALKS = [
  ...SOME.map((path) => ({ path, tag: '@fast' })),
  ...OTHERS.map((path) => ({ path, tag: '@full' })),
];
