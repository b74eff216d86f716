/** Writes the editor into a folder: its program, its page, and the forms as the schemas are now. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { valueOfSingle } from '../../lib/content/read-file.ts';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { bundleEditor } from './bundle.ts';
import { type EditorSettings, editorConfig } from './config.ts';

const page = (base: string): string => `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Content</title>
<script type="module" src="${base}main.js"></script>
</html>
`;

/** The slugs of `content/tags.json`. */
const tagsNow = (): string[] => Object.keys(valueOfSingle('tags') as object);

/** Writes the editor into a folder (an absolute path), to be served at `base`: `index.html` and what it fetches. */
export async function writeEditor(
  folder: string,
  { base, ...settings }: Omit<EditorSettings, 'tags'> & { base: string },
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundleEditor(folder, base);
  writeFileSync(join(folder, 'index.html'), page(base));
  for (const locale of LOCALES) {
    const config = editorConfig(locale, { ...settings, tags: tagsNow() });
    writeFileSync(join(folder, `config.${locale}.json`), JSON.stringify(config));
  }
}
