/**
 * Makes one picture again: `node tools/imagery.ts <name> [scale] [--samples n] [--threads n]`.
 * At scale 1 (the default) the result becomes the master; a smaller one is a preview in .cache/imagery.
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { render } from './imagery/blender.ts';
import { drawScreen, makeDrawings } from './imagery/drawings.ts';
import { writeMaster } from './imagery/master.ts';
import { pictureNames } from './imagery/names.ts';
import { PATHS } from './imagery/paths.ts';

/** A number within bounds. @throws Error naming the argument and its value. */
function numberArgument(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!(number >= least && number <= most))
    throw new Error(`${name} must be between ${least} and ${most}, not "${value}"`);
  return number;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { samples: { type: 'string' }, threads: { type: 'string' } },
});
const [name = '', scaleText = '1'] = positionals;
const names = pictureNames();

try {
  if (!names.includes(name)) throw new Error(`No picture is named "${name}". There are: ${names.join(', ')}`);
  const scale = numberArgument('scale', scaleText, 0.1, 1);
  const out = path.join(PATHS.work, `${name}${scale === 1 ? '' : '-preview'}.png`);
  makeDrawings();
  const drawn = drawScreen(name);
  if (drawn) writeFileSync(out, drawn);
  else
    await render({
      scene: name,
      out,
      scale,
      samples: values.samples ? numberArgument('--samples', values.samples, 1, 1000) : undefined,
      threads: values.threads
        ? numberArgument('--threads', values.threads, 1, 256)
        : os.availableParallelism(),
    });
  console.log(
    scale === 1
      ? `imagery/masters/${name}.webp: ${Math.round((await writeMaster(name, out)) / 1000)} KB`
      : `preview: ${path.relative(PATHS.root, out)}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
