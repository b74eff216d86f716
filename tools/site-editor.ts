/** Writes the editor for `/edit` of the site, as the build asks for it: `node tools/site-editor.ts FOLDER`. */
import { resolve } from 'node:path';
import { argumentsOf } from '../build/arguments.mjs';
import { builtContent } from '../build/content.ts';
import { EDITOR_PATH } from '../lib/editor-path.ts';
import { writeEditor } from './edit/write.ts';

const { positionals } = argumentsOf(import.meta.filename, { allowPositionals: true });
const [folder = ''] = positionals;
const { siteUrl, repository } = builtContent().site.data;
await writeEditor(resolve(folder), { base: `${EDITOR_PATH}/`, url: siteUrl, repository });
