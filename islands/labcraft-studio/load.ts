import type { Locale } from '@/lib/i18n/locales';
import { loadGrammar } from './load-grammar';

/** What comes with the first touch. */
export type Parts = typeof import('./on-demand');
export type LoadParts = () => Promise<Parts>;

const loadParts: LoadParts = () => import('./on-demand');
/** A page reads its own language; the grammar of the other one comes when somebody writes in it. */
const loadFor =
  (locale: Locale): LoadParts =>
  async () => {
    const [parts] = await Promise.all([loadParts(), loadGrammar(locale)]);
    return parts;
  };
export const LOAD: Readonly<Record<Locale, LoadParts>> = { en: loadFor('en'), ja: loadFor('ja') };
