/** One build or development server at a time in a folder: both write `.generated/` and `public/`, and break each other's pages. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { editorLanguage, inLanguage } from '../lib/content/problems.ts';
import { StepError } from './run.mjs';

/** `root`: copies of the repository share the files of the cache. */
type Running = { root: string; id: number; program: string; command: string };

function noted(file: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether a process goes on. Linux tells its program, too: in a container other programs soon get the same number. */
function goesOn({ id, program }: Running): boolean {
  if (id === process.pid) return false;
  try {
    if (process.platform !== 'linux') return process.kill(id, 0);
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(program);
  } catch {
    return false;
  }
}

const refusal = ({ command, id }: Running) => ({
  ja: `このフォルダーでは「${command}」が動いています（プロセス ${id}）。同じファイルを書き換えるため、同時には実行できません。そちらを Ctrl+C で終えてから、もう一度実行してください。`,
  en: `"${command}" is running in this folder (process ${id}) and writes the same files: end it with Ctrl+C, then try again.`,
});

/**
 * Notes in `.cache/running`, until this process ends, that it works on the project in `root`. A note whose process is gone
 * does not count.
 * @throws StepError naming the command to end if another process does
 */
export function workAlone(root: string, script: string): void {
  const file = join(root, '.cache/running');
  const other = noted(file);
  if (other?.root === root && goesOn(other))
    throw new StepError(inLanguage(refusal(other), editorLanguage()));
  const program = basename(script);
  const command = `npm run ${process.env.npm_lifecycle_event ?? basename(script, '.ts')}`;
  mkdirSync(dirname(file), { recursive: true });
  // Taken away first: a copy must not write through to the note of the original.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ root, id: process.pid, program, command } satisfies Running));
  process.once('exit', () => rmSync(file, { force: true }));
}
