/**
 * An editor who improves a heading or rewrites an article does not turn a test red: all steps of `npm test` that read
 * words, in a copy whose words changed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { withProjectCopy } from '../../tools/toolchain/project-copy';
import { runProgram } from '../helpers/run-program';

const PAGES = ['home', 'about', 'labcraft'];
const HEADING: Record<Locale, string> = { ja: '新しい|見出しです。', en: 'Another|heading.' };
const ARTICLE: Record<Locale, string> = {
  ja: '本文を書き直しました。ロボットアームについての、別のお知らせです。\n',
  en: 'This text was written anew. It tells of a robot arm in other words.\n',
};

const rewrite = (file: string, change: (text: string) => string) => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file}: nothing to reword`);
  writeFileSync(file, after);
};

function reword(content: string): void {
  for (const locale of LOCALES) {
    for (const page of PAGES)
      rewrite(path.join(content, 'pages', page, `${locale}.json`), (text) =>
        text.replace(/("hero": \{\s*(?:"\w+": "[^"]*",\s*)*"title": )"[^"]*"/, `$1"${HEADING[locale]}"`),
      );
    for (const article of readdirSync(path.join(content, 'news')).sort().slice(-2))
      rewrite(path.join(content, 'news', article, `index.${locale}.md`), (text) =>
        text.replace(/^(---\n[\s\S]*?\n---\n)[\s\S]*$/, `$1\n${ARTICLE[locale]}`),
      );
  }
}

it('stays green in npm test', async () => {
  const { exitCode, output } = await withProjectCopy(async (copy) => {
    reword(path.join(copy, 'content'));
    // Playwright refuses to run where jest has left its name.
    const asAtHome = ['-u', 'JEST_WORKER_ID', '-u', 'NODE_ENV', 'npm', 'test'];
    const steps = ['--', '--only', 'lint,unit,build,built,e2e'];
    return runProgram('env', [...asAtHome, ...steps], { cwd: copy, env: { E2E_PORT: '4185' } });
  });
  if (exitCode !== 0) throw new Error(output.slice(-6000));
});
