/** Turns what `next build` exported into what a host serves. */
import { join } from 'node:path';
import { isPreview } from '../../lib/content/publication.ts';
import { sourceOf } from '../../lib/content/source.ts';
import { both, LOCALES } from '../../lib/i18n/locales.ts';
import { builtContent } from '../content.ts';
import { EDITOR_FOLDER } from '../prepare/editor.ts';
import { FINISHED, NEXT_EXPORT, replaceSite } from '../site-folder.ts';
import { checkLinks } from './check-links.ts';
import { shortenStylesheets } from './class-names.ts';
import { compress, hostPacks } from './compress.ts';
import { addData } from './data.ts';
import { readCaptureScript } from './early.ts';
import { addEditor } from './editor.ts';
import { addFeeds } from './feeds.ts';
import { FilesOnDisk } from './files-on-disk.ts';
import { addFonts } from './fonts.ts';
import { addHostFiles } from './hosts.ts';
import { integrities, integrityOf } from './integrity.ts';
import { readClientManifest } from './island-modules.ts';
import { addLicences } from './licences.ts';
import { addGuides } from './llms.ts';
import { nextOutput } from './next-output.ts';
import type { PageSettings } from './page.ts';
import { PageCache } from './page-cache.ts';
import { PageThreads } from './page-threads.ts';
import { finishPages, settlePages, tasksOf } from './pages.ts';
import { prune } from './prune.ts';
import { report } from './report.ts';
import { addSearch, listPath } from './search.ts';
import { addSpeculationRules } from './speculation.ts';
import { siteGraph } from './structured-data/about.ts';
import { serveStylesheet } from './styles.ts';
import { pathsBelow } from './tree.ts';
import type { Export } from './types.ts';

/** Runs a step, and reports its duration. @throws Error naming the step that fails, with its error as the cause. */
export type Step = <T>(name: string, run: () => T | Promise<T>) => Promise<T>;

/** Steps whose durations are reported with `print`. */
export const stepsFor =
  (print: (line: string) => void): Step =>
  async (name, run) => {
    const start = performance.now();
    try {
      return await run();
    } catch (error) {
      throw new Error(`export step ${name}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    } finally {
      print(`${name.padEnd(15)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  };

/** What Next wrote: its pages apart from its other files. */
async function openExport(root: string, report: Export['report']): Promise<Export & { files: FilesOnDisk }> {
  const raw = join(root, NEXT_EXPORT);
  const taken = [...nextOutput(await pathsBelow(raw))];
  const isPage = ([path]: readonly [string, string]) => path.endsWith('.html');
  const files = new Map(taken.filter((file) => !isPage(file)));
  const pages = taken.filter(isPage).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    files: new FilesOnDisk(raw, join(root, FINISHED), files),
    written: new Map(pages.map(([path, source]) => [path, join(raw, source)])),
    pages: new Map(),
    root,
    generated: join(root, '.generated'),
    cache: join(root, '.cache'),
    report,
  };
}

/** Finishes the pages; those that list all others come last. */
async function finishAllPages(site: Export, settings: PageSettings, pageCache: PageCache, step: Step) {
  const threads = new PageThreads({ folder: pageCache.folder, settings });
  const taskOf = tasksOf(site);
  const lists = LOCALES.map(listPath);
  const others = [...site.written.keys()].filter((path) => !lists.includes(path)).map((path) => taskOf(path));
  try {
    await step('pages', () => finishPages(site, others, pageCache, threads));
    const search = await step('search', () => addSearch(site));
    const last = LOCALES.map((locale) => taskOf(listPath(locale), search[locale]));
    await step('list of pages', () => finishPages(site, last, pageCache, threads));
  } finally {
    await threads.end();
  }
}

/**
 * Finishes the export, which then takes the place of `<root>/out`. First each page on its own, then what is made from all of them, then the pages
 * get what only the whole site tells; nothing may change after it is compressed and weighed.
 * @throws Error naming step and file; `out/` then stays as it was.
 */
export async function finishExport(root: string, print: (line: string) => void = console.log): Promise<void> {
  const indented = (line: string) => print(`  ${line}`);
  const step = stepsFor(indented);
  const site = await step('open', () => openExport(root, indented));
  const { files, cache, generated } = site;

  const client = readClientManifest(generated);
  const settings: PageSettings = {
    classes: await step('class-names', () => shortenStylesheets(site, client)),
    client,
    integrity: integrities(files),
    captureScript: readCaptureScript(generated),
    graph: both((locale) => siteGraph(sourceOf(builtContent(), locale))),
    isPreview: isPreview(),
  };
  const pageCache = new PageCache(root, join(cache, 'pages'), settings);
  await finishAllPages(site, settings, pageCache, step);

  await step('feeds', () => addFeeds(site));
  await step('data', () => addData(site));
  await step('llms', () => addGuides(site));
  await step('licences', () => addLicences(site));
  await step('speculation', () => addSpeculationRules(site));
  const core = await step('fonts', () => addFonts(site));
  const sheet = await step('styles', () => serveStylesheet(site, settings.classes.islands));
  await step('settle pages', () =>
    settlePages(
      site,
      {
        stylesheet: `/${sheet}`,
        stylesheetIntegrity: integrityOf(files.get(sheet) as Uint8Array),
        core,
      },
      pageCache,
    ),
  );

  await step('prune', () => prune(site));
  await step('check-links', () => checkLinks(site));
  await step('editor', () => addEditor(site, join(root, EDITOR_FOLDER)));
  await step('hosts', () => addHostFiles(site));
  if (hostPacks()) indented('the host packs files itself: none are packed here, and none weighed');
  else {
    await step('compress', () => compress(site));
    await step('report', () => report(site));
  }
  await step('write', () => files.commit());
  await step('replace', () => replaceSite(root));
  pageCache.evict();
}
