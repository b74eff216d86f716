/**
 * Sets the backdrop of a product render to exactly the page's stage colour, so that the picture shows no edge:
 * `node tools/imagery/flat-field.ts in.png out.webp [--flip]`.
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';

/** `--color-stage` */
const STAGE = [0xdd, 0xe1, 0xe0] as const;
const DEGREE = 5;

/** In each round, samples further than this many levels from the fitted surface count as the product, not the backdrop. */
const TOLERANCES = [14, 10, 7, 5, 4, 4, 4];

type Rgb = { data: Buffer; width: number; height: number };
type Point = readonly [x: number, y: number];

const EXPONENTS = Array.from({ length: DEGREE + 1 }, (_, i) =>
  Array.from({ length: DEGREE + 1 - i }, (_unused, j) => [i, j] as const),
).flat();
const N = EXPONENTS.length;

/** The terms of the surface at a pixel, in coordinates from -1 to 1. */
const terms = ({ width, height }: Rgb, [x, y]: Point) =>
  EXPONENTS.map(([i, j]) => ((x / width) * 2 - 1) ** i * ((y / height) * 2 - 1) ** j);

/** Solves a square system by elimination with pivoting. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (let i = 0; i < N; i++) {
    const pivot = rows
      .slice(i)
      .reduce(
        (best, row, k) => (Math.abs(row[i] as number) > Math.abs(rows[best]?.[i] as number) ? i + k : best),
        i,
      );
    [rows[i], rows[pivot]] = [rows[pivot] as number[], rows[i] as number[]];
    const lead = rows[i] as number[];
    for (const [k, row] of rows.entries()) {
      const factor = (row[i] as number) / (lead[i] as number);
      if (k !== i)
        for (let column = i; column <= N; column++)
          row[column] = (row[column] as number) - factor * (lead[column] as number);
    }
  }
  return rows.map((row, i) => (row[N] as number) / (row[i] as number));
}

/** Coefficients of the surface that fits one channel at the given pixels best. */
function surfaceThrough(image: Rgb, channel: number, points: readonly Point[]): number[] {
  const matrix = Array.from({ length: N }, () => new Array<number>(N).fill(0));
  const right = new Array<number>(N).fill(0);
  for (const point of points) {
    const z = terms(image, point);
    const level = image.data[(point[1] * image.width + point[0]) * 3 + channel] as number;
    for (const [i, row] of matrix.entries()) {
      right[i] = (right[i] as number) + level * (z[i] as number);
      for (let j = 0; j < N; j++) row[j] = (row[j] as number) + (z[i] as number) * (z[j] as number);
    }
  }
  return solve(matrix, right);
}

const valueAt = (coefficients: readonly number[], z: readonly number[]) =>
  coefficients.reduce((sum, coefficient, i) => sum + coefficient * (z[i] as number), 0);

/** A surface per channel through the backdrop. It starts from the picture's rim and takes in all that lies near the surface. */
function backdrop(image: Rgb): number[][] {
  const { data, width, height } = image;
  const grid: Point[] = [];
  for (let y = 0; y < height; y += 6) for (let x = 0; x < width; x += 6) grid.push([x, y]);
  let points = grid.filter(
    ([x, y]) => x / width < 0.16 || x / width > 0.86 || y / height < 0.12 || y / height > 0.93,
  );
  let surfaces: number[][] = [];
  for (const tolerance of TOLERANCES) {
    surfaces = STAGE.map((_, channel) => surfaceThrough(image, channel, points));
    points = grid.filter((point) => {
      const at = (point[1] * width + point[0]) * 3;
      const [r, g, b] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
      return (
        Math.abs(r - valueAt(surfaces[0] as number[], terms(image, point))) < tolerance &&
        Math.abs(g - r) < 6 &&
        Math.abs(b - r) < 8
      );
    });
  }
  return surfaces;
}

/** Divides the backdrop out; what then differs from the stage by noise only becomes the stage, softly. */
function flatten(image: Rgb): Buffer {
  const surfaces = backdrop(image);
  const flat = Buffer.alloc(image.width * image.height * 3);
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const at = (y * image.width + x) * 3;
      const z = terms(image, [x, y]);
      for (const [channel, stage] of STAGE.entries()) {
        const difference =
          ((image.data[at + channel] as number) / valueAt(surfaces[channel] as number[], z)) * stage - stage;
        const k = Math.min(1, Math.max(0, (Math.abs(difference) - 1.5) / 5));
        flat[at + channel] = Math.max(0, Math.min(255, Math.round(stage + difference * k * k * (3 - 2 * k))));
      }
    }
  return flat;
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { flip: { type: 'boolean' } } });
const [from, to] = positionals;
if (!from || !to) {
  console.error('usage: node tools/imagery/flat-field.ts in.png out.webp [--flip]');
  process.exitCode = 1;
} else {
  const { data, info } = await sharp(from).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  await sharp(flatten({ data, width, height }), { raw: { width, height, channels: 3 } })
    .flop(values.flip ?? false)
    .webp({ quality: 91, effort: 5, smartSubsample: true })
    .toFile(to);
}
