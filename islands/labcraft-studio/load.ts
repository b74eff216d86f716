import type { Locale } from '@/lib/i18n/locales';
import { loadGrammar } from './load-grammar';

/** What comes with the first touch. */
export type Parts = typeof import('./on-demand');
export type LoadParts = () => Promise<Parts>;

const loadParts: LoadParts = () => import('./on-demand');
/**
 * A page reads its own language; the grammar of the other one comes when somebody writes in it. Who asks while they are
 * on the way gets the same answer: what was pressed first is done first. After a failure they are asked for again.
 */
function loadFor(locale: Locale): LoadParts {
  let loading: ReturnType<LoadParts> | undefined;
  const load = async () => {
    try {
      const [parts] = await Promise.all([loadParts(), loadGrammar(locale)]);
      return parts;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return () => {
    loading ??= load();
    return loading;
  };
}
export const LOAD: Readonly<Record<Locale, LoadParts>> = { en: loadFor('en'), ja: loadFor('ja') };
