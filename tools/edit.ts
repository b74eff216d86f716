/**
 * `npm run edit`: the content in forms, in Chrome or Edge, with the site beside it as `npm run dev` shows it. PORT=3001 asks for
 * another port of the site than 3000.
 */

import { portOf } from '../build/port.mjs';
import { command, runNode, StepError } from '../build/run.mjs';
import { freePortFrom, onFreePort } from '../build/serve/free-port.ts';
import { ContentError, editorLanguage, inLanguage } from '../lib/content/problems.ts';
import { startEditor } from './edit/server.ts';
import { editorArguments } from './toolchain/editor-arguments.ts';

/** Beside the port of `npm run dev`. */
const EDITOR_PORT = 3100;

/** The exit code of a site that ended by itself. */
const FAILED = 1;

const ready = (editor: string, site: string) => ({
  ja: `編集画面：${editor}（Chrome か Edge で開き、「ローカルリポジトリで作業」からこのフォルダーを選びます）
サイト：${site}（保存するとすぐに変わります）。終わるときは Ctrl+C`,
  en: `The editor: ${editor} (open it in Chrome or Edge, choose "Work with Local Repository" and this folder)
The site: ${site} (it follows each save). Stop with Ctrl+C`,
});

const WITHOUT_SITE = {
  ja: 'サイトを表示できません（理由は上のとおりです）。編集画面は使えます。直したら Ctrl+C で終え、npm run edit をもう一度始めてください',
  en: 'The site cannot be shown, as said above. The editor can be used: mend what is wrong, stop with Ctrl+C and start npm run edit again',
};

const JA = `npm run edit：文章をフォームで編集する画面を Chrome か Edge 用に開き、横でサイトを表示します。
サイトのポートを 3000 から変えるには、PORT=3001 npm run edit とします。`;

const sayProblems = (error: unknown): never => {
  throw error instanceof ContentError ? new StepError(error.message) : error;
};

editorArguments(import.meta.filename, JA);
await command(async () => {
  const sitePort = await freePortFrom(portOf(process.env.PORT));
  const site = `http://localhost:${sitePort}`;
  const { url, close } = await onFreePort(EDITOR_PORT, (port) => startEditor({ port, site })).catch(
    sayProblems,
  );
  console.log(inLanguage(ready(url, site), editorLanguage()));
  const code = await runNode(['tools/dev.ts'], { PORT: String(sitePort) });
  if (code !== FAILED) {
    close();
    process.exit(code);
  }
  // What is wrong in the content stops the site at its start, and these forms are where an editor mends it.
  console.log(inLanguage(WITHOUT_SITE, editorLanguage()));
  return code;
});
