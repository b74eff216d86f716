/** `npm run killed-builds -- 40`: kills as many builds of a copy at random moments, and looks what they leave. */
import { command, StepError } from '../build/run.mjs';
import { killBuilds } from './killed-builds/kill.ts';

await command(async () => {
  const kills = Number(process.argv[2] ?? 40);
  if (!Number.isInteger(kills) || kills < 1)
    throw new StepError('npm run killed-builds -- 40: a whole number');
  const faults = await killBuilds(kills, console.log);
  console.log(`${kills} builds killed, ${faults.length} faults`);
  return faults.length > 0 ? 1 : 0;
});
