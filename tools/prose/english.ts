/**
 * Spelling of the English copy, by cspell; settings in `cspell.json`, our own words in `docs/style/words.txt` and in
 * the glossary.
 */
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../build/root.mjs';
import { runNode } from '../../build/run.mjs';
import { glossaryWords } from './glossary.ts';

const CSPELL = 'node_modules/cspell/bin.mjs';
const ISSUE = '  $filename:$row:$col spelling: $text [docs/style/words.txt]';

/** The files that hold English copy, sorted, with `/`. */
export const englishFiles = (): string[] =>
  [...globSync('content/**/en.{md,json}'), 'content/tags.json', 'messages/en.json']
    .map((file) => file.split(path.sep).join('/'))
    .sort();

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
