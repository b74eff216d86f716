/**
 * `npm run new -- [KIND] ["TITLE"] [--en "TITLE"] [--slug …] [--choice …] [--date …] [--draft]`: makes a news article, a blog post,
 * a case, an automation example or a page made of blocks, in both languages. Asks for what is missing.
 *
 *   --en       the title in English
 *   --slug     the end of the address: open-day
 *   --choice   category, field or tag, as the kind has it
 *   --date     day of publication: 2026-04-01
 *   --draft    not published yet
 *
 * Example: npm run new -- news "見学会を開きます" --en "Open day" --choice event
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCancel, select, text } from '@clack/prompts';
import { offerHelp } from '../build/arguments.mjs';
import { collections } from '../lib/content/collections.ts';
import { ContentError, editorLanguage, inLanguage } from '../lib/content/problems.ts';
import { writeEditorFiles } from './editor-files.ts';
import { type Ask, answersOf, entryFolder, given } from './new/answers.ts';
import { filesOf } from './new/files.ts';
import { KINDS } from './new/kinds.ts';
import { UsageError } from './new/usage-error.ts';

const language = editorLanguage();

/** What there is to add beside texts: in Markdown a picture, in JSON whatever the schema offers. */
const ADD = {
  md: {
    ja: '画像を同じフォルダーに置き、「# image:」からの行（記事では三行）の「# 」を消す',
    en: 'Put a picture into the folder and take the "# " off the lines of "# image:" (three in a post)',
  },
  json: {
    ja: 'ほかの項目やブロックを足す：npm run edit のフォームか、VS Code の補完（Ctrl+Space）',
    en: 'Add other fields and blocks: in the forms of npm run edit, or with Ctrl+Space in VS Code',
  },
};

const nextSteps = (folder: string, names: readonly string[], { ja, en }: (typeof ADD)['md']) => ({
  ja: `${folder} を作りました：${names.join('、')}
次にすること：
  1. 「✍」の案内文を消して、本文を書く（日本語と英語）
  2. ${ja}
  3. npm run content:check で確かめ、npm run dev で見る`,
  en: `Made ${folder}: ${names.join(', ')}
What to do next:
  1. Put your text in place of the guidance that starts with "✍", in both languages
  2. ${en}
  3. Check it with npm run content:check, look at it with npm run dev`,
});

const ask: Ask = async ({ options, ...question }) => {
  const answer = await (options ? select({ ...question, options, showInstructions: false }) : text(question));
  // Ctrl+C: nothing is made, and the exit code is that of a program that was stopped so.
  if (isCancel(answer)) process.exit(130);
  return answer;
};

const JA = `npm run new -- [種類] ["題"] [--en "英語の題"] [--slug …] [--choice …] [--date …] [--draft]：お知らせ、記事、事例、
自動化例、ブロックのページを、日本語と英語で作ります。足りないものは質問します。

  --en       英語の題
  --slug     アドレスの終わりの部分：open-day
  --choice   種類ごとの分類やタグ
  --date     公開する日：2026-04-01
  --draft    下書きにする

例：npm run new -- news "見学会を開きます" --en "Open day" --choice event`;

offerHelp(import.meta.filename, language === 'ja' ? JA : undefined);
try {
  const known = given(process.argv.slice(2));
  const answers = await answersOf(known, process.stdin.isTTY ? ask : undefined, language);
  const { collection } = KINDS[answers.kind];
  const folder = entryFolder(answers.kind, answers.slug);
  const files = filesOf(answers, known.draft);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
  writeEditorFiles();
  console.log(
    inLanguage(nextSteps(folder, [...files.keys()], ADD[collections[collection].format]), language),
  );
} catch (error) {
  // BUILD_DATE may say something else than a day.
  if (!(error instanceof UsageError || error instanceof ContentError)) throw error;
  console.error(error instanceof UsageError ? inLanguage(error.wording, language) : error.message);
  process.exitCode = 1;
}
