import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtContent } from '../content.ts';
import { ROOT } from '../root.mjs';
import { runNode } from '../run.mjs';

/** Where the editor lies until the export takes it, from the root of the project. */
export const EDITOR_FOLDER = '.generated/editor';

/**
 * Makes the editor for `/edit` if `content/site.json` names a repository to save to, and takes away an earlier one if not.
 * @throws Error if it cannot be made
 */
export async function buildEditor(): Promise<void> {
  rmSync(join(ROOT, EDITOR_FOLDER), { recursive: true, force: true });
  if (!builtContent().site.data.repository) return;
  const code = await runNode(['tools/site-editor.ts', EDITOR_FOLDER]);
  if (code !== 0) throw new Error(`the editor could not be made: exit code ${code}`);
}
