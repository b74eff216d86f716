import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PATHS } from './paths.ts';

/** A master larger than this does not belong in the repository. */
const LIMIT = 1_500_000;

/** Names of the masters, sorted, without their ending. */
export const masterNames = (): string[] =>
  globSync('*.webp', { cwd: PATHS.masters })
    .map((file) => path.basename(file, '.webp'))
    .sort();

/**
 * Encodes a PNG as the master of a picture: WebP, quality 92. Returns its size in bytes.
 * @throws Error if the result is larger than 1.5 MB.
 */
export async function writeMaster(name: string, png: string | Buffer): Promise<number> {
  const bytes = await sharp(png).webp({ quality: 92, effort: 6, smartSubsample: true }).toBuffer();
  if (bytes.length > LIMIT)
    throw new Error(`imagery/masters/${name}.webp: ${bytes.length} bytes, at most ${LIMIT} are allowed`);
  await writeFile(path.join(PATHS.masters, `${name}.webp`), bytes);
  return bytes.length;
}
