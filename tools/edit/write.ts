/** Writes the editor into a folder: its program, its page, and the forms as the schemas are now. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_ROWS } from '../../app/pages.ts';
import { readableValue, valueOfSingle } from '../../lib/content/read-file.ts';
import type { TagNames } from '../../lib/content/tags.ts';
import { both, LOCALES } from '../../lib/i18n/locales.ts';
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

const pagesNow = () =>
  Object.fromEntries(
    Object.keys(PAGE_ROWS).map((name) => [
      name,
      both((locale) => readableValue(`pages/${name}/${locale}.json`)),
    ]),
  );

/** Writes the editor into a folder (an absolute path), to be served at `base`: `index.html` and what it fetches. */
export async function writeEditor(
  folder: string,
  { base, ...settings }: Omit<EditorSettings, 'tags' | 'pages'> & { base: string },
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundleEditor(folder, base);
  writeFileSync(join(folder, 'index.html'), page(base));
  const names = { tags: valueOfSingle('tags') as TagNames, pages: pagesNow() };
  for (const locale of LOCALES) {
    const config = editorConfig(locale, { ...settings, ...names });
    writeFileSync(join(folder, `config.${locale}.json`), JSON.stringify(config));
  }
}
