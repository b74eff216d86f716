/** Which files and folders may lie where; the rest is a problem, so that nothing is ignored in silence. */
import { child, listing, type Place } from './folders.ts';
import type { Problem, Wording } from './problems.ts';

export const SITE_FILE = 'site.json';
export const FACTS_FILE = 'facts.json';
export const TAGS_FILE = 'tags.json';
export const SEARCH_FILE = 'search.json';
const SINGLE_FILES = [SITE_FILE, FACTS_FILE, SEARCH_FILE, TAGS_FILE];
export const PAGES_FOLDER = 'pages';

/** The same problem for each of some names inside a place. */
export const problemAt = (place: Place, names: readonly string[], message: Wording): Problem[] =>
  names.map((name) => ({ file: child(place, name).shown, message }));

/** Folders of `content/pages` against the pages that have a schema. */
export function checkPageFolders(place: Place, known: readonly string[]): Problem[] {
  const { folders, files } = listing(place);
  const unknown = folders.filter((name) => !known.includes(name));
  const missing = known.filter((name) => !folders.includes(name));
  return [
    ...problemAt(place, unknown, {
      ja: 'このページは登録されていません。フォルダー名を直すか、開発者に app/pages.ts への追加を頼んでください',
      en: 'Unknown page: correct the name of the folder, or add its definition to app/pages.ts',
    }),
    ...problemAt(place, missing, {
      ja: 'ページのフォルダーがありません。消してしまったときは git restore で戻してください',
      en: 'Missing page: app/pages.ts has a definition for it; bring it back with git restore',
    }),
    ...problemAt(place, files, {
      ja: `ここにファイルは置けません。ページは ${place.shown}/<ページ名>/ というフォルダーです`,
      en: `Stray file: move or delete it; a page is a folder ${place.shown}/<page>/`,
    }),
  ];
}

/** What lies directly in `content/`, against the names of the collections. */
export function checkTopLevel(top: Place, names: readonly string[]): Problem[] {
  const { folders, files } = listing(top);
  const unknown = folders.filter((name) => name !== PAGES_FOLDER && !names.includes(name));
  const stray = files.filter((name) => !SINGLE_FILES.includes(name));
  const known = [...names, PAGES_FOLDER].sort().join(', ');
  return [
    ...problemAt(top, unknown, {
      ja: `この名前のフォルダーは使いません。使えるのは ${known} です`,
      en: `Unknown collection: correct the name; there are ${known}`,
    }),
    ...problemAt(top, stray, {
      ja: `ここにファイルは置けません。置けるのは ${SINGLE_FILES.join('、')} だけです`,
      en: `Stray file: move or delete it; only ${SINGLE_FILES.join(', ')} lie here`,
    }),
    ...problemAt(
      top,
      SINGLE_FILES.filter((name) => !files.includes(name)),
      {
        ja: 'ファイルがありません。git restore で戻してください',
        en: 'Missing file: bring it back with git restore',
      },
    ),
  ];
}
