/**
 * `npm run editor-files`: writes what VS Code needs to help with content and messages: JSON Schemas (`.generated/schemas`), and
 * `.vscode/settings.json`, which is committed. `npm run dev` and `npm run new` do so as well, so that what a
 * change of a schema changes there is committed with it.
 */

import path from 'node:path';
import { argumentsOf } from '../build/arguments.mjs';
import { ROOT } from '../build/root.mjs';
import { writeIfChanged } from '../build/write.ts';
import { editedSchemas, SCHEMAS_FOLDER } from './editor-files/schemas.ts';
import { settings } from './editor-files/settings.ts';

const write = (file: string, value: unknown) =>
  writeIfChanged(path.join(ROOT, file), `${JSON.stringify(value, null, 2)}\n`);

/** Brings the schemas and the settings up to date; a file that is right is not touched. */
export function writeEditorFiles(): void {
  for (const { name, schema } of editedSchemas()) write(`${SCHEMAS_FOLDER}/${name}.json`, schema);
  write('.vscode/settings.json', settings());
}

if (import.meta.main) {
  argumentsOf(import.meta.filename);
  writeEditorFiles();
  console.log('editor-files: schemas and settings are up to date');
}
