import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Encoded, encode, type Facts } from './encode.ts';
import type { Source } from './sources.ts';

const FACTS = 'facts.json';

/** Writes to a folder of its own first, so that a build that stops half way leaves no half entry. */
function keep(folder: string, { files, ...rest }: Encoded): Facts {
  const facts: Facts = { ...rest, endings: [...files.keys()] };
  mkdirSync(path.dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}.`);
  for (const [ending, bytes] of files) writeFileSync(path.join(draft, ending), bytes);
  writeFileSync(path.join(draft, FACTS), JSON.stringify(facts));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return facts;
}

/**
 * The facts of a picture whose files lie in `<cache>/<hash>/`; makes them if they are not there yet.
 * @throws Error naming the picture if it cannot be read.
 */
export async function cached(source: Source, cache: string): Promise<Facts & { folder: string }> {
  const folder = path.join(cache, source.hash);
  const facts = path.join(folder, FACTS);
  if (existsSync(facts)) return { ...(JSON.parse(readFileSync(facts, 'utf8')) as Facts), folder };
  try {
    return { ...keep(folder, await encode(readFileSync(source.disk))), folder };
  } catch (error) {
    throw new Error(`content/${source.key}: ${error instanceof Error ? error.message : error}`);
  }
}
