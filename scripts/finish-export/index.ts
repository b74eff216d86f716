/**
 * Turns what `next build` left in `out/` into what a host serves. The order matters: search
 * fills pages whose characters the fonts then count; fonts add to the stylesheet, whose name comes from its content;
 * nothing may change after it is compressed and weighed.
 */
import { join } from 'node:path';
import { stage as checkLinks } from './check-links.ts';
import { stage as compress } from './compress.ts';
import { stage as fonts } from './fonts.ts';
import { stage as hoist } from './hoist.ts';
import { stage as prune } from './prune.ts';
import { stage as report } from './report.ts';
import { runStages } from './run-stages.ts';
import { stage as search } from './search.ts';
import { stage as stripRuntime } from './strip-runtime.ts';
import { stage as styles } from './styles.ts';
import { readTree, writeTree } from './tree.ts';
import type { Stage } from './types.ts';

export const STAGES: Stage[] = [
  hoist,
  stripRuntime,
  search,
  fonts,
  styles,
  prune,
  checkLinks,
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
