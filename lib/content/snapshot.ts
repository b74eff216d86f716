/** Content that a build has read and checked, for the processes that it starts: each of them would do all of it again. */
import fs from 'node:fs';
import type { Content } from './load.ts';

/** The environment variable that names the file (an absolute path). */
export const SNAPSHOT_FILE = 'CONTENT_SNAPSHOT';

/** Content, or a part of it, as JSON without the positions that only a check asks for. */
export const snapshotText = (content: unknown): string =>
  JSON.stringify(content, (name, value) => (name === 'source' && value?.locate ? undefined : value));

/** What the build that started this process has read; undefined in any other process. */
export function contentSnapshot(): Content | undefined {
  const file = process.env[SNAPSHOT_FILE];
  return file ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Content) : undefined;
}
