/**
 * `npm run content:format`: writes the files of `content/` as the forms of the browser write them (docs/decisions/0016). A
 * file stays as it is while its schema refuses a value (of a title 007, which YAML takes for a number, 7 would be left), and
 * while it has guidance of `npm run new`, whose comments the forms do not write.
 */

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentRoot } from '../lib/content/folders.ts';
import { editorLanguage } from '../lib/content/problems.ts';
import { readFile } from '../lib/content/read-file.ts';
import { unfilledProblems } from '../lib/content/unfilled.ts';
import { canonical } from './edit/canonical.ts';
import { WITHOUT_FORM } from './edit/config.ts';
import type { ContentSchema } from './editor-files/json-schema.ts';
import { contentSchemas } from './editor-files/schemas.ts';
import { editorArguments } from './toolchain/editor-arguments.ts';

const JA = `npm run content:format：content/ のファイルを、npm run edit のフォームと同じ書き方に整えます。
問題の残るファイルと、「✍」の案内文が残るファイルは、そのままにします。`;

editorArguments(import.meta.filename, JA);
const root = contentRoot();

/** The text of a file in its one way of writing; as it is where that would lose something. */
function written(text: string, file: string, { schema, checked }: ContentSchema): string {
  const format = file.endsWith('.md') ? 'md' : 'json';
  const read = readFile({ disk: path.join(root, file), shown: file, inside: file }, format, checked);
  const isFinished =
    [...read.problems, ...unfilledProblems({ ...read, body: read.source.body })].length === 0;
  return isFinished ? canonical(text, format, schema) : text;
}

const formed = contentSchemas().filter(({ name }) => !WITHOUT_FORM.some((without) => without === name));
const changed = formed.flatMap((kind) =>
  kind.files
    .flatMap((pattern) => globSync(pattern.replace(/^content\//, ''), { cwd: root }))
    .filter((file) => {
      const before = readFileSync(path.join(root, file), 'utf8');
      const after = written(before, file, kind);
      if (after !== before) writeFileSync(path.join(root, file), after);
      return after !== before;
    }),
);
const language = editorLanguage();
const done = { ja: '整えました', en: 'written anew' }[language];
const nothing = { ja: '変えたファイルはありません', en: 'no file was changed' }[language];
for (const file of changed) console.log(`${done}: ${path.basename(root)}/${file}`);
if (changed.length === 0) console.log(nothing);
