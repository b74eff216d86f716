/**
 * Holds the structured data of every page against rules (docs/decisions/0022): one graph a page, ids that lead
 * somewhere, addresses that are served, dates that exist, and nothing that the page does not show.
 */
import { builtContent } from '../content.ts';
import { pathsEnding } from './files.ts';
import { pageProblems } from './graphs/page-rules.ts';
import { valueProblems } from './graphs/value-rules.ts';
import { isNotice } from './graphs/visible.ts';
import { attribute, type Document, elementsOf, innerText, readPage } from './html.ts';
import type { Files, Stage } from './types.ts';

const scriptsOf = (page: Document): string[] =>
  elementsOf(page, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map(innerText);

function problemsOf(files: Files, path: string, siteUrl: string): string[] {
  const page = readPage(files, path);
  const [text, ...more] = scriptsOf(page);
  if (isNotice(page)) return text === undefined ? [] : ['a notice must have no graph'];
  if (text === undefined || more.length > 0)
    return [`${text ? more.length + 1 : 0} graphs, there must be one`];
  try {
    const graph: unknown = JSON.parse(text);
    return [...pageProblems(page, graph, siteUrl), ...valueProblems(graph, files, siteUrl)];
  } catch (error) {
    return [`not JSON: ${(error as Error).message}`];
  }
}

/**
 * Checks the structured data of all pages; changes nothing. `siteUrl` has no slash at the end.
 * @throws Error that lists every problem with its page.
 */
export function checkGraphs(files: Files, siteUrl: string): Files {
  const problems = pathsEnding(files, '.html').flatMap((path) =>
    [...new Set(problemsOf(files, path, siteUrl))].map((problem) => `${path}: ${problem}`),
  );
  if (problems.length > 0) throw new Error(`structured data:\n  ${problems.join('\n  ')}`);
  return files;
}

export const stage: Stage = {
  name: 'check-graphs',
  run: (files) => checkGraphs(files, builtContent().site.data.siteUrl),
};
