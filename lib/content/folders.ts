/** Looking at content folders: always sorted, always with forward slashes, without hidden files. */
import fs from 'node:fs';
import path from 'node:path';
import { KEBAB_CASE } from './fields.ts';
import type { Problem } from './problems.ts';

/** A place on disk, the name it has in messages (`content/news`), and its path inside the content (`news`). */
export type Place = { disk: string; shown: string; inside: string };

export const child = (place: Place, name: string): Place => ({
  disk: path.join(place.disk, name),
  shown: `${place.shown}/${name}`,
  inside: place.inside === '' ? name : `${place.inside}/${name}`,
});

export type Listing = { folders: string[]; files: string[] };

/** Names of the folders and files inside a place, sorted by code unit; empty if the place does not exist. */
export function listing({ disk }: Place): Listing {
  if (!fs.existsSync(disk)) return { folders: [], files: [] };
  const visible = fs.readdirSync(disk, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const namesOf = (isFolder: boolean) =>
    visible
      .filter((item) => item.isDirectory() === isFolder)
      .map(({ name }) => name)
      .sort();
  return { folders: namesOf(true), files: namesOf(false) };
}

/** A problem for each folder name that is no kebab-case id, or differs from another only by case. */
export function checkIds(place: Place, ids: readonly string[]): Problem[] {
  return ids.flatMap((id) => {
    const file = child(place, id).shown;
    const twin = ids.find((other) => other < id && other.toLowerCase() === id.toLowerCase());
    const problems: Problem[] = [];
    if (!KEBAB_CASE.test(id)) {
      problems.push({
        file,
        field: 'id',
        message: {
          ja: 'フォルダー名は、小文字の英数字をハイフンでつないだ形に直してください（例：2026-04-open-day）',
          en: 'Rename the folder: an id is lower-case ASCII words with hyphens, like 2026-04-open-day',
        },
        value: id,
      });
    }
    if (twin !== undefined) {
      problems.push({
        file,
        field: 'id',
        message: {
          ja: `「${twin}」と大文字・小文字しか違いません。どちらかの名前を変えてください`,
          en: `Duplicate id: differs from "${twin}" only by case; rename one of them`,
        },
        value: id,
      });
    }
    return problems;
  });
}
