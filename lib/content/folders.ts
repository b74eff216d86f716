/** Content folders on disk, and which files and folders may lie where: nothing is ignored in silence. */
import fs from 'node:fs';
import path from 'node:path';
import { KEBAB_CASE } from './fields.ts';
import type { Problem, Wording } from './problems.ts';

/** The files that stand alone in `content/`: `site.json` and the like. */
export const SINGLE_FILES = ['site', 'facts', 'search', 'tags'] as const;
export type SingleFile = (typeof SINGLE_FILES)[number];
export const PAGES_FOLDER = 'pages';

/**
 * The content folder that is being built, absolute: `content` of the project, or the folder that the environment
 * variable CONTENT_ROOT names.
 */
export const contentRoot = (): string => path.resolve(process.env.CONTENT_ROOT || 'content');

/** A place on disk, the name it has in messages (`content/news`), and its path inside the content (`news`). */
export type Place = { disk: string; shown: string; inside: string };

/** The content folder itself. */
export const placeOf = (root: string): Place => ({ disk: root, shown: path.basename(root), inside: '' });

/** A file or a folder in a place. */
export const child = (place: Place, name: string): Place => ({
  disk: path.join(place.disk, name),
  shown: `${place.shown}/${name}`,
  inside: path.posix.join(place.inside, name),
});

export type Listing = { folders: string[]; files: string[] };

/** Names of the visible folders and files inside a place, sorted by code unit; empty if the place does not exist. */
export function listing({ disk }: Place): Listing {
  if (!fs.existsSync(disk)) return { folders: [], files: [] };
  const visible = fs.readdirSync(disk, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const [folders, files] = [true, false].map((isFolder) =>
    visible.flatMap((item) => (item.isDirectory() === isFolder ? [item.name] : [])).sort(),
  ) as [string[], string[]];
  return { folders, files };
}

/** Whether a folder holds nothing to be seen: what a system leaves behind (`.DS_Store`) makes it no entry. */
export const isBare = (place: Place): boolean => Object.values(listing(place)).flat().length === 0;

/** The same problem for each of some names inside a place. */
export const problemAt = (place: Place, names: readonly string[], message: Wording): Problem[] =>
  names.map((name) => ({ file: child(place, name).shown, message }));

/** A problem for each folder name that is no kebab-case id, or differs from another only by case. */
export function checkIds(place: Place, ids: readonly string[]): Problem[] {
  const problem = (id: string, ja: string, en: string): Problem => ({
    ...{ file: child(place, id).shown, field: 'id', message: { ja, en }, value: id },
  });
  return ids.flatMap((id) => {
    const twin = ids.find((other) => other < id && other.toLowerCase() === id.toLowerCase());
    const malformed = problem(
      id,
      'フォルダー名は、小文字の英数字をハイフンでつないだ形に直してください（例：2026-04-open-day）',
      'Rename the folder: an id is lower-case ASCII words with hyphens, like 2026-04-open-day',
    );
    const doubled = problem(
      id,
      `「${twin}」と大文字・小文字しか違いません。どちらかの名前を変えてください`,
      `Duplicate id: differs from "${twin}" only by case; rename one of them`,
    );
    return [...(KEBAB_CASE.test(id) ? [] : [malformed]), ...(twin === undefined ? [] : [doubled])];
  });
}

/** The ids of a collection against the only ones that it may and must have. */
export const checkOnlyIds = (place: Place, ids: readonly string[], only: readonly string[]): Problem[] => [
  ...problemAt(
    place,
    ids.filter((id) => !only.includes(id)),
    {
      ja: `この文書を表示するページはありません。ここに置けるのは ${only.join('、')} だけです。フォルダーを消すか、開発者にページの追加を頼んでください`,
      en: `No page shows this text: there are pages for ${only.join(', ')} alone; delete the folder, or add a page for it`,
    },
  ),
  ...problemAt(
    place,
    only.filter((id) => !ids.includes(id)),
    {
      ja: 'この文書のページがあるのに、フォルダーがありません。消してしまったときは git restore で戻してください',
      en: 'There is a page for this text, but no folder: bring it back with git restore',
    },
  ),
];

/** What is said of an id that would take an address from another page. */
export const takenWording = (address: string): Wording => ({
  ja: `${address} はサイトのほかのページのアドレスです。フォルダーに別の名前を付けてください`,
  en: `${address} is the address of another page of the site: give the folder another name`,
});

/** A problem for each folder whose id would have the address of another page; `reserved` are those addresses, by id. */
export const checkReserved = (
  place: Place,
  ids: readonly string[],
  reserved: ReadonlyMap<string, string>,
): Problem[] =>
  ids.flatMap((id) => {
    const address = reserved.get(id);
    if (address === undefined) return [];
    return [{ file: child(place, id).shown, field: 'id', message: takenWording(address), value: id }];
  });

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
  const known = [...names, PAGES_FOLDER].sort();
  const single = SINGLE_FILES.map((name) => `${name}.json`);
  const unknown = folders.filter((name) => !known.includes(name));
  const stray = files.filter((name) => !single.includes(name));
  const missing = single.filter((name) => !files.includes(name));
  return [
    ...problemAt(top, unknown, {
      ja: `この名前のフォルダーは使いません。使えるのは ${known.join(', ')} です`,
      en: `Unknown collection: correct the name; there are ${known.join(', ')}`,
    }),
    ...problemAt(top, stray, {
      ja: `ここにファイルは置けません。置けるのは ${single.join('、')} だけです`,
      en: `Stray file: move or delete it; only ${single.join(', ')} lie here`,
    }),
    ...problemAt(top, missing, {
      ja: 'ファイルがありません。git restore で戻してください',
      en: 'Missing file: bring it back with git restore',
    }),
  ];
}
