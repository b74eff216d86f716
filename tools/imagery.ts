/**
 * `npm run imagery -- NAME [SCALE] [--samples N] [--threads N]`: renders one picture again (docs/guides/imagery.md).
 *
 *   NAME        a scene or a screen; an unknown one prints all names
 *   SCALE       0.1 to 1. At 1 (the default) the result becomes the master; a smaller one is a preview in .cache/imagery
 *   --samples   rays a pixel, 1 to 1000
 *   --threads   all processors where none is given
 *
 * Example: npm run imagery -- grip 0.3 --samples 6
 */

import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { argumentsOf, refuseMore } from '../build/arguments.mjs';
import { command, StepError } from '../build/run.mjs';
import { render } from './imagery/blender.ts';
import { makeDrawings, namesIn, PATHS } from './imagery/drawings.ts';

/** Scenes that make frames of a clip and have a command of their own. */
const CLIPS = ['loop'];

/** A master larger than this does not belong in the repository. */
const LIMIT = 1_500_000;

/** Checks that an argument is a number within bounds. */
function numberArgument(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!(number >= least && number <= most))
    throw new StepError(`${name} must be between ${least} and ${most}, not "${value}"`);
  return number;
}

await command(async () => {
  const { positionals, values } = argumentsOf(import.meta.filename, {
    allowPositionals: true,
    options: { samples: { type: 'string' }, threads: { type: 'string' } },
  });
  const [name = '', scaleText = '1', ...more] = positionals;
  refuseMore(more);
  const drawings = makeDrawings();
  const scenes = namesIn(PATHS.scenes, '.py').filter((scene) => !CLIPS.includes(scene));
  // Drawings that are no pictures of their own have no master.
  const screens = namesIn(PATHS.masters, '.webp').filter((master) => drawings.has(master));
  const drawing = screens.includes(name) ? drawings.get(name) : undefined;
  if (!drawing && !scenes.includes(name))
    throw new StepError(`No picture is named "${name}". There are: ${[...scenes, ...screens].join(', ')}`);
  const scale = numberArgument('scale', scaleText, 0.1, 1);
  const threads = numberArgument('--threads', values.threads ?? String(os.availableParallelism()), 1, 256);
  const out = drawing ?? path.join(PATHS.work, `${name}${scale === 1 ? '' : '-preview'}.png`);
  const samples = values.samples
    ? ['--samples', String(numberArgument('--samples', values.samples, 1, 1000))]
    : [];
  if (!drawing) render(name, threads, ['--scale', String(scale), '--out', out, ...samples]);
  if (scale < 1) {
    console.log(`preview: ${path.relative(PATHS.root, out)}`);
    return 0;
  }
  const bytes = await sharp(out).webp({ quality: 92, effort: 6, smartSubsample: true }).toBuffer();
  if (bytes.length > LIMIT)
    throw new StepError(`imagery/masters/${name}.webp: ${bytes.length} bytes, at most ${LIMIT} are allowed`);
  writeFileSync(path.join(PATHS.masters, `${name}.webp`), bytes);
  console.log(`imagery/masters/${name}.webp: ${Math.round(bytes.length / 1000)} KB`);
  return 0;
});
