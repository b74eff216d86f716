/** Which files and folders may lie where; the rest is a problem, so that nothing is ignored in silence. */
import { child, listing, type Place } from './folders.ts';
import type { Problem } from './problems.ts';

export const SITE_FILE = 'site.json';
export const FACTS_FILE = 'facts.json';
export const TAGS_FILE = 'tags.json';
export const SEARCH_FILE = 'search.json';
const SINGLE_FILES = [SITE_FILE, FACTS_FILE, SEARCH_FILE, TAGS_FILE];
export const PAGES_FOLDER = 'pages';

/** The same problem for each of some names inside a place. */
export const problemAt = (place: Place, names: readonly string[], message: string): Problem[] =>
  names.map((name) => ({ file: child(place, name).shown, message }));

/** Folders of `content/pages` against the pages that have a schema. */
export function checkPageFolders(place: Place, known: readonly string[]): Problem[] {
  const { folders, files } = listing(place);
  const unknown = folders.filter((name) => !known.includes(name));
  const missing = known.filter((name) => !folders.includes(name));
  return [
    ...problemAt(place, unknown, 'Unknown page; add its schema to lib/content/pages.ts'),
    ...problemAt(place, missing, 'Missing page; lib/content/pages.ts has a schema for it'),
    ...problemAt(place, files, `Stray file; a page is a folder ${place.shown}/<page>/`),
  ];
}

/** What lies directly in `content/`, against the names of the collections. */
export function checkTopLevel(top: Place, names: readonly string[]): Problem[] {
  const { folders, files } = listing(top);
  const unknown = folders.filter((name) => name !== PAGES_FOLDER && !names.includes(name));
  const stray = files.filter((name) => !SINGLE_FILES.includes(name));
  const known = [...names, PAGES_FOLDER].sort().join(', ');
  return [
    ...problemAt(top, unknown, `Unknown collection; there are ${known}`),
    ...problemAt(top, stray, `Stray file; only ${SINGLE_FILES.join(', ')} lie here`),
    ...problemAt(
      top,
      SINGLE_FILES.filter((name) => !files.includes(name)),
      'Missing file',
    ),
  ];
}
