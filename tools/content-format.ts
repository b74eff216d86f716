/**
 * Writes the files of `content/` as the forms of the browser write them (docs/decisions/0016): `npm run content:format`. What
 * cannot be read stays as it is, and `npm run content:check` names it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canonical } from './edit/canonical.ts';
import { WITHOUT_FORM } from './edit/config.ts';
import type { JsonSchema } from './editor-files/json-schema.ts';
import { contentSchemas } from './editor-files/schemas.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The text in its one way of writing; as it is where it cannot be read. */
function written(text: string, file: string, schema: JsonSchema): string {
  try {
    return canonical(text, file.endsWith('.md') ? 'md' : 'json', schema);
  } catch (error) {
    if (error instanceof TypeError) return text;
    throw error;
  }
}

const formed = contentSchemas().filter(({ name }) => !WITHOUT_FORM.some((without) => without === name));
const changed = formed.flatMap(({ files, schema }) =>
  files
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => {
      const before = readFileSync(path.join(ROOT, file), 'utf8');
      const after = written(before, file, schema);
      if (after !== before) writeFileSync(path.join(ROOT, file), after);
      return after !== before;
    }),
);
for (const file of changed) console.log(`written anew: ${file}`);
