import fs from 'node:fs';
import path from 'node:path';

const known = new Map<string, { written: number; value: unknown }>();

/**
 * Reads a manifest that a build step wrote to `.generated/` (client bundle, fonts, images); again only when it was
 * written anew.
 * @throws Error naming the file and the command that makes it, if it is missing.
 */
export function readGenerated<T>(name: string): T {
  const file = path.join(process.cwd(), '.generated', name);
  const written = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (written === undefined)
    throw new Error(`.generated/${name} is missing: run "npm run build" or "npm run dev"`);
  const last = known.get(file);
  if (last?.written === written) return last.value as T;
  const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  known.set(file, { written, value });
  return value as T;
}
