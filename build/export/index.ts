/** Turns what `next build` left in `out/` into what a host serves. */
import { join } from 'node:path';
import { checkLinks } from './check-links.ts';
import { shortenClassNames } from './class-names.ts';
import { compress } from './compress.ts';
import { addData } from './data.ts';
import { addFeeds } from './feeds.ts';
import { addFonts } from './fonts.ts';
import { addHeadingIds } from './heading-ids.ts';
import { hoist } from './hoist.ts';
import { addHostFiles } from './hosts.ts';
import { eachPage, readPages, writePages } from './html.ts';
import { addIntegrity } from './integrity.ts';
import { addLicences } from './licences.ts';
import { addGuides } from './llms.ts';
import { addMarkdown } from './markdown.ts';
import { addPolicy } from './policy.ts';
import { prune } from './prune.ts';
import { report } from './report.ts';
import { addSearch } from './search.ts';
import { addSpeculationRules } from './speculation.ts';
import { stripRuntime } from './strip-runtime.ts';
import { addStructuredData } from './structured-data.ts';
import { serveStylesheet } from './styles.ts';
import { readTree, writeTree } from './tree.ts';
import type { Export, Stage } from './types.ts';

/**
 * The order matters: search fills pages whose text the Markdown files and fonts then read; fonts add to the stylesheet,
 * whose name comes from its content; whatever reads classes comes before they are shortened; integrity needs the files as
 * they stay; the policy comes before everything else in a page; nothing may change after it is compressed and weighed.
 */
const STAGES: Readonly<Record<string, Stage>> = {
  hoist,
  'read-pages': readPages,
  'strip-runtime': eachPage(stripRuntime),
  'structured-data': eachPage(addStructuredData),
  'heading-ids': eachPage(addHeadingIds),
  search: addSearch,
  feeds: addFeeds,
  data: addData,
  markdown: eachPage(addMarkdown),
  llms: addGuides,
  fonts: addFonts,
  'class-names': shortenClassNames,
  styles: serveStylesheet,
  licences: addLicences,
  speculation: addSpeculationRules,
  integrity: addIntegrity,
  policy: eachPage(addPolicy),
  'write-pages': writePages,
  prune,
  'check-links': checkLinks,
  hosts: addHostFiles,
  compress,
  report,
};

/**
 * Runs stages in order and reports each one's duration.
 * @throws Error naming the stage that failed, with the original error as its cause.
 */
export async function runStages(stages: Readonly<Record<string, Stage>>, site: Export): Promise<void> {
  for (const [name, stage] of Object.entries(stages)) {
    const start = performance.now();
    try {
      await stage(site);
    } catch (error) {
      throw new Error(`export stage ${name}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    site.report(`${name.padEnd(15)} ${seconds} s`);
  }
}

/**
 * Finishes the export in `<root>/out`.
 * @throws Error naming stage and file; `out/` then stays as Next wrote it.
 */
export async function finishExport(root: string, print: (line: string) => void = console.log): Promise<void> {
  const out = join(root, 'out');
  const before = await readTree(out);
  const site: Export = {
    files: new Map(before),
    pages: new Map(),
    root,
    generated: join(root, '.generated'),
    cache: join(root, '.cache'),
    report: (line) => print(`  ${line}`),
  };
  await runStages(STAGES, site);
  await writeTree(out, before, site.files);
}
