/**
 * `npm run dev`: the site with hot reload, at / and /en. Makes what pages import, keeps the client bundle up to date, and says
 * what is wrong in the content after each edit. PORT=3001 asks for another port than 3000.
 */

import { join } from 'node:path';
import { argumentsOf } from '../build/arguments.mjs';
import { buildClips } from '../build/prepare/clips.ts';
import { buildImages } from '../build/prepare/images.ts';
import { preparation } from '../build/prepare/preparation.ts';
import { ROOT } from '../build/root.mjs';
import { command, runNode, StepError } from '../build/run.mjs';
import { freePortFrom, noteOtherPort } from '../build/serve/free-port.ts';
import { contentRoot } from '../lib/content/folders.ts';
import { ContentError } from '../lib/content/problems.ts';
import { contentReport } from './dev/report-content.ts';
import { watchFolders, writeEditState } from './dev/watch-content.ts';
import { writeEditorFiles } from './editor-files.ts';

/**
 * Documents again, in a process of their own that reads the content anew; of edits that come meanwhile the last is enough.
 */
function documentMaker(): () => void {
  let [running, again] = [false, false];
  const make = async (): Promise<void> => {
    again = running;
    if (running) return;
    running = true;
    await runNode(['build/prepare/documents.ts', '--drafts']).catch((error: unknown) => console.error(error));
    running = false;
    if (again) await make();
  };
  return () => void make();
}

/** Pictures and clips again, once one of them changed. */
async function remakeMedia(): Promise<void> {
  buildClips();
  await buildImages({ drafts: true });
}

async function prepare(): Promise<void> {
  try {
    for (const { run } of preparation({ dev: true })) await run();
  } catch (error) {
    throw error instanceof ContentError ? new StepError(error.message) : error;
  }
}

argumentsOf(import.meta.filename);
await command(async () => {
  await prepare();
  writeEditorFiles();
  let edits = 0;
  const tell = () => {
    writeEditState(ROOT, String(edits));
    edits += 1;
    console.log(contentReport().text);
  };
  const remakeDocuments = documentMaker();
  tell();
  const stop = watchFolders([contentRoot(), join(ROOT, 'messages')], async ({ media }) => {
    if (media) await remakeMedia().catch((error: unknown) => console.error(error));
    tell();
    remakeDocuments();
  });
  const wanted = Number(process.env.PORT || 3000);
  const port = await freePortFrom(wanted);
  noteOtherPort(wanted, port);
  const code = await runNode(['node_modules/next/dist/bin/next', 'dev', '--port', String(port)]);
  stop();
  // The watcher of the client bundle would keep this process alive.
  process.exit(code);
});
