/**
 * `npm run mutation`: puts faults into `lib/`, one at a time, and counts those that a test notices. Writes
 * docs/measurements/mutation.json and fails below the threshold. `-- search,content` runs some areas and writes nothing.
 * What did not change since the last run is not run again (`.cache/mutation`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/root.mjs';
import { command, runNode, StepError } from '../build/run.mjs';
import { AREAS } from './mutation/areas.ts';
import { type Report, shortfall, summarise, summaryTable, summaryText } from './mutation/score.ts';

const MEASUREMENT = 'docs/measurements/mutation.json';

await command(async () => {
  const known = Object.keys(AREAS);
  const areas = process.argv[2]?.split(',') ?? known;
  const unknown = areas.filter((area) => !known.includes(area));
  if (unknown.length > 0) throw new StepError(`Use some of ${known.join(',')}, not "${unknown.join()}"`, 2);
  const reports: Report[] = [];
  for (const area of areas) {
    const code = await runNode(['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'], {
      MUTATION_AREA: area,
    });
    if (code !== 0) throw new StepError(`Stryker failed in the area "${area}"`, code);
    reports.push(JSON.parse(readFileSync(join(ROOT, `.cache/mutation/${area}.json`), 'utf8')));
  }
  const summary = summarise(reports);
  console.log(`\n${summaryTable(summary)}`);
  if (areas.length === known.length) writeFileSync(join(ROOT, MEASUREMENT), summaryText(summary));
  const missing = shortfall(summary);
  if (missing) throw new StepError(missing);
  return 0;
});
