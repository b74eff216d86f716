/** Writes the editor for `/edit` of the site, as the build asks for it: `node tools/site-editor.ts FOLDER`. */
import { resolve } from 'node:path';
import { builtContent } from '../build/content.ts';
import { EDITOR_PATH } from '../lib/editor-path.ts';
import { writeEditor } from './edit/write.ts';

const [folder = ''] = process.argv.slice(2);
const { siteUrl, repository } = builtContent().site.data;
await writeEditor(resolve(folder), { base: `${EDITOR_PATH}/`, url: siteUrl, repository });
