/**
 * Writes what VS Code needs to help with content and messages: JSON Schemas (`.generated/schemas`, made again by every
 * command that editors run) and `.vscode/settings.json` and the snippets, which are committed. `npm run editor-files`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editedSchemas, SCHEMAS_FOLDER } from './editor-files/schemas.ts';
import { settings } from './editor-files/settings.ts';
import { snippets } from './editor-files/snippets.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const write = (file: string, value: unknown) => {
  mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
  writeFileSync(path.join(ROOT, file), `${JSON.stringify(value, null, 2)}\n`);
};

/** Writes the schemas only: they follow from the code and are not committed. */
export function writeSchemas(): void {
  for (const { name, schema } of editedSchemas()) write(`${SCHEMAS_FOLDER}/${name}.json`, schema);
}

if (import.meta.main) {
  writeSchemas();
  write('.vscode/settings.json', settings());
  write('.vscode/content.code-snippets', snippets());
  console.log('editor-files: schemas, settings and snippets are up to date');
}
