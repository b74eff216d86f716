/**
 * `npm run killed-builds -- [NUMBER]`: kills as many builds of a copy (40) at random moments, and looks at what they leave.
 * Takes half a minute a build. Example: npm run killed-builds -- 4
 */
import { argumentsOf, refuseMore } from '../build/arguments.mjs';
import { command, StepError } from '../build/run.mjs';
import { killBuilds } from './killed-builds/kill.ts';

await command(async () => {
  const { positionals } = argumentsOf(import.meta.filename, { allowPositionals: true });
  const [number = '40', ...more] = positionals;
  refuseMore(more);
  const kills = Number(number);
  if (!Number.isInteger(kills) || kills < 1)
    throw new StepError(`"${number}" is no number of builds: npm run killed-builds -- 40`, 2);
  const faults = await killBuilds(kills, console.log);
  console.log(`${kills} builds killed, ${faults.length} faults`);
  return faults.length > 0 ? 1 : 0;
});
