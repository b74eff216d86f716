/** Content that a build has read and checked, for the processes that it starts: each of them would do all of it again. */
import fs from 'node:fs';
import type { Content } from './load.ts';

/** The environment variable that names the file (an absolute path). */
export const CONTENT_FILE = 'KEPT_CONTENT';

/** Content, or a part of it, as JSON without the positions that only a check asks for. */
export const contentText = (content: unknown): string =>
  JSON.stringify(content, (name, value) => (name === 'source' && value?.locate ? undefined : value));

/** What the build that started this process has kept; undefined in any other process. */
export function keptContent(): Content | undefined {
  const file = process.env[CONTENT_FILE];
  return file ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Content) : undefined;
}
