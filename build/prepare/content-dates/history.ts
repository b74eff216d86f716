/** The last commit of each content file, from the repository's history. */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import type { ContentDates } from '../../../lib/seo/last-modified.ts';

/** Days are those of Japan, as all dates of the site. */
const ENVIRONMENT = { TZ: 'Asia/Tokyo' };
const DAY = '--date=format-local:%Y-%m-%d';
const MARK = 'day ';

/** What git prints in a folder, or undefined if there is no git or no repository. */
function git(folder: string, ...args: string[]): string | undefined {
  const options = {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...ENVIRONMENT },
  } as const;
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], options);
  return status === 0 ? stdout : undefined;
}

/** The newest day of each file in a log that lists, newest first, a line `day 2025-04-19` and the files of each commit. */
export function newestDays(log: string): ContentDates {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(MARK)) day = line.slice(MARK.length);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return Object.fromEntries([...days].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export type History = { dates: ContentDates; missing?: string };

/**
 * The day of the last commit of each file below `folder` (an absolute path in any repository); no days and the
 * reason if the history is not there, or cut off so that the days of older files would be wrong.
 */
export function contentHistory(folder: string): History {
  const shallow = git(folder, 'rev-parse', '--is-shallow-repository')?.trim();
  if (shallow === undefined) return { dates: {}, missing: 'this is no git repository' };
  if (shallow === 'true') return { dates: {}, missing: 'the history is cut off (a shallow clone)' };
  const names = ['--name-only', '--no-renames', '--relative', '--', '.'];
  const log = git(folder, 'log', `--format=${MARK}%cd`, DAY, ...names);
  if (!log?.trim()) return { dates: {}, missing: `no commit has touched ${basename(folder)}/` };
  return { dates: newestDays(log) };
}
