/**
 * `npm run mutation -- [AREA,AREA …]`: puts faults into `lib/` and `client/`, one at a time; fails if the tests of an area notice
 * too few of them. Takes hours; what did not change since the last run is not run again. The areas are those of
 * stryker.config.mjs; .cache/mutation/AREA.html then shows each fault that nobody noticed.
 *
 * Example: npm run mutation -- search,content
 */
import { argumentsOf, refuseMore } from '../build/arguments.mjs';
import { command, runNode, StepError } from '../build/run.mjs';
import { AREAS } from '../stryker.config.mjs';

await command(async () => {
  const known = Object.keys(AREAS);
  const { positionals } = argumentsOf(import.meta.filename, { allowPositionals: true });
  const [named, ...more] = positionals;
  refuseMore(more);
  const areas = named?.split(',') ?? known;
  const unknown = areas.filter((area) => !known.includes(area));
  if (unknown.length > 0) throw new StepError(`Use some of ${known.join(',')}, not "${unknown.join()}"`, 2);
  const failed: string[] = [];
  for (const area of areas) {
    const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'];
    if ((await runNode(stryker, { MUTATION_AREA: area })) !== 0) failed.push(area);
  }
  if (failed.length > 0)
    throw new StepError(
      `Tests notice too little in ${failed.join(', ')}, or Stryker could not run there: above it says which, and .cache/mutation/*.html shows each fault`,
    );
  return 0;
});
