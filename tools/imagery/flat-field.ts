/**
 * `node tools/imagery/flat-field.ts IN.png OUT.webp [--flip]`: sets the backdrop of a product render to exactly the page's stage
 * colour, so that the picture shows no edge. `--flip` mirrors it.
 */

import sharp from 'sharp';
import { argumentsOf } from '../../build/arguments.mjs';
import { colourToken } from '../../lib/design-token.ts';

/** A sample of the picture: the terms of the surface there (coordinates from -1 to 1), then its levels. */
type Sample = { x: number; y: number; row: number[] };

const DEGREE = 5;
const EXPONENTS = Array.from({ length: DEGREE + 1 }, (_, i) =>
  Array.from({ length: DEGREE + 1 - i }, (_unused, j) => [i, j] as const),
).flat();
const N = EXPONENTS.length;

/** In each round, samples further than this many levels from the fitted surface count as the product, not the backdrop. */
const TOLERANCES = [14, 10, 7, 5, 4, 4, 4];

/** For each term, the coefficients in the three channels of the surface that fits the samples best: least squares. */
function surfaceThrough(samples: readonly Sample[]): number[][] {
  const rows = EXPONENTS.map(() => new Array<number>(N + 3).fill(0));
  for (const { row } of samples)
    for (const [i, sums] of rows.entries())
      for (const [k, value] of row.entries()) sums[k] = (sums[k] ?? 0) + (row[i] ?? 0) * value;
  for (const [i, lead] of rows.entries())
    for (const row of rows) {
      const factor = row === lead ? 0 : (row[i] ?? 0) / (lead[i] ?? 1);
      for (let k = i; factor !== 0 && k < N + 3; k++) row[k] = (row[k] ?? 0) - factor * (lead[k] ?? 0);
    }
  return rows.map((row, i) => row.slice(N).map((value) => value / (row[i] ?? 1)));
}

const levelAt = (surface: readonly number[][], row: readonly number[], channel: number): number =>
  surface.reduce((sum, coefficients, i) => sum + (coefficients[channel] ?? 0) * (row[i] ?? 0), 0);

/** The surface through the backdrop. It starts from the picture's rim and takes in all that lies near the surface. */
function backdrop(grid: readonly Sample[]): number[][] {
  const rim = grid.filter(({ x, y }) => x < -0.68 || x > 0.72 || y < -0.76 || y > 0.86);
  return TOLERANCES.reduce<{ samples: readonly Sample[]; surface: number[][] }>(
    ({ samples }, tolerance) => {
      const surface = surfaceThrough(samples);
      const isNear = ({ row }: Sample) => {
        const [r = 0, g = 0, b = 0] = row.slice(N);
        const isGrey = Math.abs(g - r) < 6 && Math.abs(b - r) < 8;
        return isGrey && Math.abs(r - levelAt(surface, row, 0)) < tolerance;
      };
      return { samples: grid.filter(isNear), surface };
    },
    { samples: rim, surface: [] },
  ).surface;
}

/** The backdrop divided out; what then differs from the stage by noise only becomes the stage, softly. */
function flattened(level: number, ground: number, stage: number): number {
  const difference = (level / ground) * stage - stage;
  const k = Math.min(1, Math.max(0, (Math.abs(difference) - 1.5) / 5));
  return Math.max(0, Math.min(255, Math.round(stage + difference * k * k * (3 - 2 * k))));
}

const { positionals, values } = argumentsOf(import.meta.filename, {
  allowPositionals: true,
  options: { flip: { type: 'boolean' } },
});
const [from, to] = positionals;
if (!from || !to) {
  console.error('usage: node tools/imagery/flat-field.ts in.png out.webp [--flip]');
  process.exitCode = 1;
} else {
  const { data, info } = await sharp(from).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const sample = (left: number, top: number): Sample => {
    const [x, y] = [(left / width) * 2 - 1, (top / height) * 2 - 1];
    const at = (top * width + left) * 3;
    return { x, y, row: [...EXPONENTS.map(([i, j]) => x ** i * y ** j), ...data.subarray(at, at + 3)] };
  };
  const grid: Sample[] = [];
  for (let y = 0; y < height; y += 6) for (let x = 0; x < width; x += 6) grid.push(sample(x, y));
  const surface = backdrop(grid);
  const stage = [...Buffer.from(colourToken('stage').slice(1), 'hex')];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const { row } = sample(x, y);
      const colour = stage.map((goal, channel) =>
        flattened(row[N + channel] ?? 0, levelAt(surface, row, channel), goal),
      );
      data.set(colour, (y * width + x) * 3);
    }
  await sharp(data, { raw: { width, height, channels: 3 } })
    .flop(values.flip ?? false)
    .webp({ quality: 91, effort: 5, smartSubsample: true })
    .toFile(to);
}
