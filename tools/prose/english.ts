/**
 * Spelling of the English copy, by cspell; settings in `cspell.json`, our own words in `docs/style/words.txt` and in
 * the glossary.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../build/root.mjs';
import { runNode } from '../../build/run.mjs';
import { contentRoot } from '../../lib/content/folders.ts';
import { editorLanguage, inLanguage, type Wording } from '../../lib/content/problems.ts';
import { LOCALES } from '../../lib/i18n/locales.ts';

const CSPELL = 'node_modules/cspell/bin.mjs';
const UNKNOWN: Wording = {
  ja: '「$text」は辞書にないつづりです。直すか、正しい言葉なら docs/style/words.txt に一行加えてください',
  en: 'The spelling of "$text" is not known: correct it, or add a line to docs/style/words.txt if it is right',
};
/** On GitHub in both languages and as it shows it on the line of a request; see `annotations`. */
const ISSUE = process.env.GITHUB_ACTIONS
  ? `::error file=$filename,line=$row,col=$col::${LOCALES.map((language) => inLanguage(UNKNOWN, language)).join('%0A')}`
  : `  $filename:$row:$col ${inLanguage(UNKNOWN, editorLanguage())}`;

const inContent = (pattern: string): string[] =>
  globSync(pattern, { cwd: contentRoot() }).map((file) => path.relative('', path.join(contentRoot(), file)));

/** The files that hold English copy, sorted, with `/`. */
export const englishFiles = (): string[] =>
  [...inContent('**/{en,index.en}.{md,json}'), ...inContent('tags.json'), 'messages/en.json']
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Every English word of the glossary's terms and of the other words for them, also with an s: they need no second list. */
function glossaryWords(): string[] {
  const words = inContent('glossary/*/index.en.json').flatMap((file) => {
    const { term = '', also = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
      term?: string;
      also?: string[];
    };
    return [term, ...also].flatMap((text) => text.replaceAll(/\{\{[^}]*\}\}/g, ' ').match(/\p{L}+/gu) ?? []);
  });
  return [...new Set(words.flatMap((word) => [word, `${word}s`]))].sort();
}

/** Runs cspell over the English files that are meant; prints what it finds and tells whether all is right. */
export async function spellingIsRight(isMeant: (file: string) => boolean): Promise<boolean> {
  const files = englishFiles().filter(isMeant);
  if (files.length === 0) return true;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'spelling-'));
  const config = path.join(folder, 'cspell.json');
  const settings = { version: '0.2', import: [path.join(ROOT, 'cspell.json')], words: glossaryWords() };
  writeFileSync(config, JSON.stringify(settings));
  const from = ['--root', process.cwd(), '--config', config, '--relative'];
  const args = ['lint', '--no-progress', '--no-summary', ...from, '--issue-template', ISSUE];
  try {
    return (await runNode([CSPELL, ...args, ...files.map((file) => path.resolve(file))])) === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
