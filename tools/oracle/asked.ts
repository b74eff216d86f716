/** What one visit of an export is asked: handed from `tools/oracle.ts` to the tests that Playwright runs. */
export type Asked = {
  /** Where the export is served, and its folder. */
  url: string;
  root: string;
  pages: readonly string[];
  /** Where the snapshots of the reference are, and where the report goes. */
  snapshots: string;
  report: string;
  texts: boolean;
  /** Widths of windows in px; none leaves the pixels out. */
  widths: readonly number[];
  media: 'screen' | 'print' | 'forced-colors';
  /** Whether answers are unfolded. */
  states: boolean;
  /** Per cent of a page's pixels that may differ. */
  limit: number;
};

const NAME = 'ORACLE';

/** The environment that hands it over. */
export const asEnvironment = (asked: Asked): Record<string, string> => ({ [NAME]: JSON.stringify(asked) });

/** @throws Error where nothing was handed over: the tests are not to be run by themselves. */
export function readAsked(): Asked {
  const value = process.env[NAME];
  if (!value) throw new Error('npm run oracle runs these tests.');
  return JSON.parse(value);
}

/** The name of a page's snapshot, as folders and a file: `/en/about` with `.png` is `en/about.png`. */
export const snapshotName = (page: string, ending: string): string[] =>
  `${page === '/' ? '/home' : page}${ending}`.slice(1).split('/');
