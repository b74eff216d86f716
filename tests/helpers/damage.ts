import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Length and hash of the files below a folder, by their paths; a folder without files is left out. */
export function treeOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  const described = (bytes: Buffer) =>
    `${bytes.length} ${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
  return Object.fromEntries(files.map((path) => [path, described(readFileSync(join(folder, path)))]));
}

const each = (change: (bytes: Buffer) => Uint8Array) => (files: readonly string[]) => {
  for (const file of files) writeFileSync(file, change(readFileSync(file)));
};

function turnBit(bytes: Buffer): Buffer {
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] as number) ^ 1;
  return bytes;
}

/** What can happen to files, each done to all that it is given (absolute paths). */
export const DAMAGES: Readonly<Record<string, (files: readonly string[]) => void>> = {
  emptied: each(() => new Uint8Array()),
  'cut to half': each((bytes) => bytes.subarray(0, bytes.length >> 1)),
  'with one bit turned': each(turnBit),
  'swapped with each other': (files) => {
    const contents = files.map((file) => readFileSync(file));
    for (const [at, file] of files.entries())
      writeFileSync(file, contents[(at + 1) % contents.length] as Buffer);
  },
  'folders that cannot be read as files': (files) => {
    for (const file of files) {
      rmSync(file);
      mkdirSync(file);
      writeFileSync(join(file, 'inside'), '');
    }
  },
  'of a version without a checksum': each((bytes) => bytes.subarray(32)),
};
