/** Finishes the pages, each on its own, and puts in afterwards what only the whole site tells. */
import { readFileSync } from 'node:fs';
import { both } from '../../lib/i18n/locales.ts';
import { localeOf } from '../../lib/i18n/paths.ts';
import { builtContent } from '../content.ts';
import { progress } from '../progress.mjs';
import { encode } from './files.ts';
import type { CoreFont } from './fonts.ts';
import { type Settled, settled } from './later.ts';
import type { PageTask } from './page.ts';
import type { PageCache } from './page-cache.ts';
import type { PageThreads } from './page-threads.ts';
import { markdownFile, servedPath } from './served-path.ts';
import { aboutPages } from './structured-data/about.ts';
import type { Export, IndexedPage, PageFacts } from './types.ts';

/** The names of the pages in each folder, `blog` for those at `blog/….html`. */
function byFolder(paths: Iterable<string>): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const [, folder, name] = /^(?:(.*)\/)?([^/]+)\.html$/.exec(path) ?? [];
    if (folder !== undefined && name !== undefined)
      folders.set(folder, [...(folders.get(folder) ?? []), name]);
  }
  return folders;
}

/** The task of each page, by the path of its file. `siteIndex` is for pages that list all others. */
export function tasksOf({ written }: Pick<Export, 'written'>) {
  const folders = byFolder(written.keys());
  const about = both((locale) => aboutPages(builtContent(), locale));
  return (path: string, siteIndex?: readonly IndexedPage[]): PageTask => {
    const served = servedPath(path);
    const locale = localeOf(served);
    const below = folders.get(path.replace(/\.html$/, '')) ?? [];
    return { path, locale, about: about[locale](served), below, siteIndex };
  };
}

/**
 * Finishes some pages, unless an earlier build did.
 * @throws Error naming the page that a stage refuses.
 */
export async function finishPages(
  { written, pages }: Export,
  tasks: readonly PageTask[],
  cache: PageCache,
  threads: PageThreads,
): Promise<void> {
  const orders = [];
  for (const task of tasks) {
    const source = written.get(task.path) as string;
    const key = cache.keyOf(readFileSync(source, 'utf8'), task);
    const page = cache.get(key);
    if (page) pages.set(task.path, { ...page.facts, key });
    else orders.push({ source, task, key });
  }
  const { done, end } = progress('pages', orders.length);
  await threads
    .finish(orders, ({ task, key }, facts) => {
      pages.set(task.path, { ...facts, key });
      done();
    })
    .finally(end);
}

/** What the names of `later.ts` stand for in any page. */
export type SiteValues = Omit<Settled, 'coreFont'> & { core: CoreFont | undefined };

const valuesFor = ({ characters }: PageFacts, { core, ...values }: SiteValues): Settled => ({
  ...values,
  coreFont: characters.large.some((character) => core?.characters.has(character)) ? core?.address : undefined,
});

/** Writes the pages and their Markdown files, whole. */
export function settlePages({ files, pages }: Export, site: SiteValues, cache: PageCache): void {
  for (const [path, page] of pages) {
    const values = valuesFor(page, site);
    const addresses = (urls: readonly string[]) => urls.map((url) => settled(url, values)).filter(Boolean);
    const { html, markdown } = cache.require(page.key);
    files.set(path, encode(settled(html, values)));
    if (markdown !== undefined) files.set(markdownFile(path), encode(markdown));
    const { styles, fonts } = page.loads;
    const loads = { ...page.loads, styles: addresses(styles), fonts: addresses(fonts) };
    pages.set(path, { ...page, loads, references: addresses(page.references) });
  }
}
