/** What one build leaves for the next, in a folder of `.cache/`: values under keys that say what they are made of. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { removeOthers } from './write.ts';

const CHECKSUM_BYTES = 32;

/** Of the key as well: a file under the name of another one is not what was put there. */
const checksum = (key: string, body: Uint8Array): Buffer =>
  createHash('sha256').update(key).update('\0').update(body).digest();

/** A cache of values that `v8.serialize` knows: texts, bytes, and objects, arrays and maps of them. Keys are names of files. */
export class Cache<T> {
  readonly folder: string;
  readonly #used = new Set<string>();
  #damaged = 0;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The value of a key; undefined if there is none. A file that is not what was put there is removed and counted. */
  get(key: string): T | undefined {
    this.#used.add(key);
    const file = join(this.folder, key);
    try {
      const bytes = readFileSync(file);
      const body = bytes.subarray(CHECKSUM_BYTES);
      if (checksum(key, body).equals(bytes.subarray(0, CHECKSUM_BYTES))) return deserialize(body) as T;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    }
    rmSync(file, { recursive: true, force: true });
    this.#damaged += 1;
    return undefined;
  }

  /** The value of a key that was there before. @throws Error naming the file if it is gone, or damaged, by now. */
  require(key: string): T {
    const value = this.get(key);
    if (value === undefined)
      throw new Error(`${join(this.folder, key)}: changed while the build ran; build again`);
    return value;
  }

  /**
   * Keeps a value; its file is renamed into place, so that a build that is cut off leaves no half one.
   * @throws Error of the file system; nothing of the value stays then.
   */
  put(key: string, value: T): T {
    this.#used.add(key);
    const file = join(this.folder, key);
    const draft = join(this.folder, `draft-${randomUUID()}`);
    const body = serialize(value);
    mkdirSync(this.folder, { recursive: true });
    try {
      writeFileSync(draft, Buffer.concat([checksum(key, body), body]));
      // A folder in its place would not give way.
      rmSync(file, { recursive: true, force: true });
      renameSync(draft, file);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
    return value;
  }

  /** The value of a key; computed and stored if there is none. */
  async getOrPut(key: string, make: () => T | Promise<T>): Promise<T> {
    return this.get(key) ?? this.put(key, await make());
  }

  /** Removes what this build has not asked for, and says how much was damaged. */
  evict(): void {
    removeOthers(this.folder, this.#used);
    if (this.#damaged > 0)
      console.log(`  ${relative(process.cwd(), this.folder)}: damaged and made anew: ${this.#damaged}`);
    this.#damaged = 0;
  }
}
