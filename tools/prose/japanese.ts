/** Notation and style of the Japanese copy, by textlint; the rules are in `.textlintrc.json` and `docs/style`. */
import path from 'node:path';
import { createLinter, loadTextlintrc } from 'textlint';
import { ROOT } from '../../build/root.mjs';
import type { Problem } from '../../lib/content/problems.ts';
import type { Prose } from './texts.ts';

/** Which rules hold for which kind of text. Articles share theirs with the editor's extension. */
const RULES: Record<Prose['kind'], string> = {
  article: '.textlintrc.json',
  copy: 'docs/style/textlint-copy.json',
  legal: 'docs/style/textlint-legal.json',
};

async function linterFor(kind: Prose['kind']) {
  const descriptor = await loadTextlintrc({ configFilePath: path.join(ROOT, RULES[kind]) });
  return createLinter({ descriptor });
}

/** One problem for each rule that a text breaks. */
export async function japaneseProblems(proses: readonly Prose[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const linters = {
    article: await linterFor('article'),
    copy: await linterFor('copy'),
    legal: await linterFor('legal'),
  };
  for (const { file, kind, text, locate } of proses) {
    const isMarkdown = kind !== 'copy' && text.includes('\n');
    const { messages } = await linters[kind].lintText(text, isMarkdown ? `${file}.md` : `${file}.txt`);
    for (const { line, message, ruleId } of messages) {
      const rule = ruleId.replace('ja-technical-writing/', '');
      problems.push({ file, ...locate(line), message: `${message.split('\n')[0]} [${rule}]` });
    }
  }
  return problems;
}
