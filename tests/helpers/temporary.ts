import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folders: string[] = [];

export const removeTemporaryFolders = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};
// Whoever imports this need not tidy up.
afterAll(removeTemporaryFolders);

/** An empty folder, which is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  folders.push(folder);
  return folder;
}

/** Writes files below a folder, with the folders that they lie in; null takes one away. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array | null>>,
): void {
  for (const [name, contents] of Object.entries(files)) {
    const file = join(folder, name);
    if (contents === null) {
      rmSync(file, { force: true });
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
}
