/**
 * Turns what `next build` left in `out/` into what a host serves. The order matters: search fills pages
 * whose text the twins and fonts then read; fonts add to the stylesheet, whose name comes from its content; integrity needs the files as they stay; the policy comes before
 * everything else in a page; nothing may change after it is compressed and weighed.
 */
import { join } from 'node:path';
import { stage as checkGraphs } from './check-graphs.ts';
import { stage as checkLinks } from './check-links.ts';
import { stage as compress } from './compress.ts';
import { stage as data } from './data.ts';
import { stage as feeds } from './feeds.ts';
import { stage as fonts } from './fonts.ts';
import { stage as headingIds } from './heading-ids.ts';
import { stage as hoist } from './hoist.ts';
import { stage as hosts } from './hosts.ts';
import { stage as integrity } from './integrity.ts';
import { stage as licences } from './licences.ts';
import { stage as llms } from './llms.ts';
import { stage as policy } from './policy.ts';
import { stage as prune } from './prune.ts';
import { stage as report } from './report.ts';
import { runStages } from './run-stages.ts';
import { stage as search } from './search.ts';
import { stage as speculation } from './speculation.ts';
import { stage as stripRuntime } from './strip-runtime.ts';
import { stage as styles } from './styles.ts';
import { readTree, writeTree } from './tree.ts';
import { stage as twins } from './twins.ts';
import type { Stage } from './types.ts';

const STAGES: Stage[] = [
  hoist,
  stripRuntime,
  headingIds,
  search,
  feeds,
  data,
  twins,
  llms,
  fonts,
  styles,
  prune,
  licences,
  speculation,
  checkLinks,
  checkGraphs,
  integrity,
  policy,
  hosts,
  compress,
  report,
];

/**
 * Finishes the export in `<root>/out`; a second run changes nothing.
 * @throws Error naming stage and file; `out/` then stays as Next wrote it.
 */
export async function finishExport(root: string, print: (line: string) => void = console.log): Promise<void> {
  const out = join(root, 'out');
  const before = await readTree(out);
  const context = {
    root,
    generated: join(root, '.generated'),
    cache: join(root, '.cache'),
    report: (line: string) => print(`  ${line}`),
  };
  await writeTree(out, before, await runStages(STAGES, before, context));
}
