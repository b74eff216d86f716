/** Tells the development server when content changes, so that open pages render again. */
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { IMAGE_NAME } from '../../lib/content/images.ts';

/** Several files change at once when an editor saves or Git switches; they count as one change. */
const QUIET_MS = 150;

/** Stands in for lib/content/edit-state.ts while developing; from the root of the project. */
export const EDIT_STATE_FILE = '.generated/edit-state.ts';

/** Writes the module whose change makes pages render again. `state` is any text that was not there before. */
export function writeEditState(root: string, state: string): void {
  const file = path.join(root, EDIT_STATE_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `export const EDIT_STATE = ${JSON.stringify(state)};\n`);
}

type Change = { media: boolean };

/**
 * Calls `onChange` once the folders (absolute paths) have been quiet for a moment after a change; `media` tells
 * whether a picture or a clip was among what changed. Gives a function that ends the watching.
 */
export function watchFolders(folders: readonly string[], onChange: (change: Change) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let media = false;
  const later = (_event: string, name: string | null) => {
    media ||= IMAGE_NAME.test((name ?? '').toLowerCase());
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange({ media });
      media = false;
    }, QUIET_MS);
  };
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, later));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
