/** Notation, style and terms of the copy, by textlint; the rules are in `.textlintrc.json` and `docs/style`. */
import path from 'node:path';
import { createLinter, loadTextlintrc } from 'textlint';
import { ROOT } from '../../build/root.mjs';
import type { Problem } from '../../lib/content/problems.ts';
import type { Prose } from './texts.ts';

/** Which rules hold for which kind of Japanese text, and for English. Articles share theirs with the editor's extension. */
const RULES: Record<Prose['kind'] | 'english', string> = {
  article: '.textlintrc.json',
  copy: 'docs/style/textlint-copy.json',
  legal: 'docs/style/textlint-legal.json',
  english: 'docs/style/textlint-en.json',
};

async function linterFor(kind: keyof typeof RULES) {
  const descriptor = await loadTextlintrc({ configFilePath: path.join(ROOT, RULES[kind]) });
  return createLinter({ descriptor });
}

/** One problem for each rule that a text breaks. */
export async function styleProblems(proses: readonly Prose[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const linters = {
    article: await linterFor('article'),
    copy: await linterFor('copy'),
    legal: await linterFor('legal'),
    english: await linterFor('english'),
  };
  for (const { file, locale, kind, text, locate } of proses) {
    const isMarkdown = kind !== 'copy' && text.includes('\n');
    const linter = linters[locale === 'en' ? 'english' : kind];
    const { messages } = await linter.lintText(text, isMarkdown ? `${file}.md` : `${file}.txt`);
    for (const { line, message, ruleId } of messages) {
      const rule = ruleId.replace('ja-technical-writing/', '');
      // Behind a term stands its reason; other rules explain themselves at length.
      const [what, why] = message.split('\n');
      const said = rule === 'prh' && why ? `${what} (${why})` : what;
      problems.push({ file, ...locate(line), message: `${said} [${rule}]` });
    }
  }
  return problems;
}
