/** The last commit of each content file, from the repository's history. */
import { spawnSync } from 'node:child_process';
import type { ContentDates } from '../../../lib/seo/last-modified.ts';

/** Days are those of Japan, as all dates of the site. */
const ENVIRONMENT = { TZ: 'Asia/Tokyo' };
const DAY = '--date=format-local:%Y-%m-%d';
const MARK = 'day ';

/** What git prints, or undefined if there is no git or no repository. */
function git(root: string, ...args: string[]): string | undefined {
  const options = {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...ENVIRONMENT },
  } as const;
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], options);
  return status === 0 ? stdout : undefined;
}

/** The newest day of each file in a log that lists, newest first, a line `day 2025-04-19` and the files of each commit. */
export function newestDays(log: string, folder: string): ContentDates {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(MARK)) day = line.slice(MARK.length);
    else if (line.startsWith(`${folder}/`) && !days.has(line.slice(folder.length + 1)))
      days.set(line.slice(folder.length + 1), day);
  }
  return Object.fromEntries([...days].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export type History = { dates: ContentDates; missing?: string };

/**
 * The day of the last commit of each file below `folder` (a name in the repository `root`); no days and the
 * reason if the history is not there, or cut off so that the days of older files would be wrong.
 */
export function contentHistory(root: string, folder: string): History {
  const shallow = git(root, 'rev-parse', '--is-shallow-repository')?.trim();
  if (shallow === undefined) return { dates: {}, missing: 'this is no git repository' };
  if (shallow === 'true') return { dates: {}, missing: 'the history is cut off (a shallow clone)' };
  const log = git(root, 'log', `--format=${MARK}%cd`, DAY, '--name-only', '--no-renames', '--', folder);
  if (!log?.trim()) return { dates: {}, missing: `no commit has touched ${folder}/` };
  return { dates: newestDays(log, folder) };
}
