/**
 * `npm run dev`: the site with hot reload, at / and /en. Makes what pages import, keeps the client bundle up to date, and says
 * what is wrong in the content after each edit. PORT=3001 asks for another port than 3000.
 */

import { join } from 'node:path';
import { argumentsOf } from '../build/arguments.mjs';
import { portOf } from '../build/port.mjs';
import { buildClips } from '../build/prepare/clips.ts';
import { buildImages } from '../build/prepare/images.ts';
import { preparation } from '../build/prepare/preparation.ts';
import { ROOT } from '../build/root.mjs';
import { command, runNode, StepError } from '../build/run.mjs';
import { workAlone } from '../build/running.ts';
import { freePortFrom, noteOtherPort } from '../build/serve/free-port.ts';
import { contentRoot } from '../lib/content/folders.ts';
import { ContentError } from '../lib/content/problems.ts';
import { oneAtATime } from './dev/one-at-a-time.ts';
import { contentReport } from './dev/report-content.ts';
import { watchFolders, writeEditState } from './dev/watch-content.ts';
import { writeEditorFiles } from './editor-files.ts';

/** Documents again, in a process of their own that reads the content anew. */
const remakeDocuments = oneAtATime(() => runNode(['build/prepare/documents.ts', '--drafts']));

/** Pictures and clips again, once one of them changed. Each run removes the files that it has not made itself. */
const remakeMedia = oneAtATime(async () => {
  buildClips();
  await buildImages({ drafts: true });
});

async function prepare(): Promise<void> {
  try {
    for (const { run } of preparation({ dev: true })) await run();
  } catch (error) {
    throw error instanceof ContentError ? new StepError(error.message) : error;
  }
}

argumentsOf(import.meta.filename);
await command(async () => {
  const wanted = portOf(process.env.PORT);
  workAlone(ROOT, import.meta.filename);
  await prepare();
  writeEditorFiles();
  let edits = 0;
  const tell = () => {
    writeEditState(ROOT, String(edits));
    edits += 1;
    console.log(contentReport().text);
  };
  tell();
  const stop = watchFolders([contentRoot(), join(ROOT, 'messages')], async ({ media }) => {
    if (media) await remakeMedia();
    tell();
    await remakeDocuments();
  });
  const port = await freePortFrom(wanted);
  noteOtherPort(wanted, port);
  const code = await runNode(['node_modules/next/dist/bin/next', 'dev', '--port', String(port)]);
  stop();
  // The watcher of the client bundle would keep this process alive.
  process.exit(code);
});
