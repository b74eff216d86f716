import { pathsEnding, textOf } from './files.ts';
import { cssReferences, resolveReference } from './references.ts';
import type { Export, PageFacts } from './types.ts';

/**
 * Checks that every file that a page or a stylesheet makes a browser fetch exists here; changes nothing.
 * @throws Error that lists all files that are missing or come from another host.
 */
export function checkLinks({
  files,
  pages,
}: {
  files: Export['files'];
  pages: ReadonlyMap<string, Pick<PageFacts, 'references'>>;
}): void {
  const problem = (from: string, url: string): string[] => {
    const target = resolveReference(url, from);
    if (target === 'external') return [`${from}: fetches ${url} from another host before any click`];
    return target && !files.has(target.file) ? [`${from}: refers to ${url}, which does not exist`] : [];
  };
  const problems = new Set([
    ...[...pages].flatMap(([from, { references }]) => references.flatMap((url) => problem(from, url))),
    ...pathsEnding(files, '.css').flatMap((from) =>
      cssReferences(textOf(files, from)).flatMap((url) => problem(from, url)),
    ),
  ]);
  if (problems.size > 0) throw new Error(`files that pages need:\n  ${[...problems].join('\n  ')}`);
}
