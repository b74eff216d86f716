import { allReferences, type Reference } from './all-references.ts';
import { resolveReference } from './references.ts';
import type { Files, Stage } from './types.ts';

function problem(files: Files, { from, url }: Reference): string[] {
  const target = resolveReference(url, from);
  if (target === 'external') return [`${from}: fetches ${url} from another host before any click`];
  return target && !files.has(target.file) ? [`${from}: refers to ${url}, which does not exist`] : [];
}

/**
 * Checks that every file that a page or a stylesheet makes a browser fetch exists here; changes nothing.
 * @throws Error that lists all files that are missing or come from another host.
 */
export function checkLinks(files: Files): Files {
  const problems = [...new Set(allReferences(files).flatMap((reference) => problem(files, reference)))];
  if (problems.length > 0) throw new Error(`files that pages need:\n  ${problems.join('\n  ')}`);
  return files;
}

export const stage: Stage = { name: 'check-links', run: checkLinks };
