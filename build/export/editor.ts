import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITOR_PATH } from '../../lib/editor-path.ts';
import { pathsBelow } from './tree.ts';
import type { Export } from './types.ts';

const NAME = EDITOR_PATH.slice(1);

/**
 * Adds the editor of the content, if the build has made one: a page that no other page names, and its files below it.
 * `folder` is where the build put it (absolute).
 */
export async function addEditor({ files }: Pick<Export, 'files'>, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const path of await pathsBelow(folder))
    files.set(
      path === 'index.html' ? `${NAME}.html` : `${NAME}/${path}`,
      new Uint8Array(readFileSync(join(folder, path))),
    );
}
