import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads a manifest that a build step wrote to `.generated/` (client bundle, fonts, images).
 * @throws Error naming the file and the command that makes it, if it is missing.
 */
export function readGenerated<T>(name: string): T {
  const file = path.join(process.cwd(), '.generated', name);
  if (!fs.existsSync(file))
    throw new Error(`.generated/${name} is missing: run "npm run build" or "npm run dev"`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}
