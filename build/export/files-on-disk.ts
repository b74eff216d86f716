import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeEmptyFolders } from './tree.ts';
import type { Output } from './types.ts';

/**
 * The files of an export in a folder, as stages see them. What they write lies in a second folder until `commit`, so
 * that no file stays in memory.
 */
export class FilesOnDisk implements Output {
  readonly #folder: string;
  readonly #draft: string;
  /** Where each file lies at the moment. */
  readonly #places: Map<string, string>;

  /** @param taken where each file lies in the folder; those that it does not name go with `commit` */
  constructor(folder: string, draft: string, taken: ReadonlyMap<string, string>) {
    this.#folder = folder;
    this.#draft = draft;
    this.#places = new Map([...taken].map(([path, source]) => [path, join(folder, source)]));
    rmSync(draft, { recursive: true, force: true });
  }

  has(path: string): boolean {
    return this.#places.has(path);
  }

  keys() {
    return this.#places.keys();
  }

  get(path: string): Uint8Array | undefined {
    const place = this.#places.get(path);
    return place === undefined ? undefined : new Uint8Array(readFileSync(place));
  }

  set(path: string, bytes: Uint8Array): void {
    const place = join(this.#draft, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, bytes);
    this.#places.set(path, place);
  }

  delete(path: string): boolean {
    rmSync(join(this.#draft, path), { force: true });
    return this.#places.delete(path);
  }

  /** Makes the second folder hold exactly these files: what is left of the first joins what was written. */
  async commit(): Promise<void> {
    for (const [path, place] of this.#places) {
      const target = join(this.#draft, path);
      if (place === target) continue;
      mkdirSync(dirname(target), { recursive: true });
      renameSync(place, target);
    }
    await removeEmptyFolders(this.#draft);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
