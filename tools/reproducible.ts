/**
 * `npm run reproducible`: builds the site from clean copies of the repository, each in a folder, time zone and
 * language of its own, and compares every byte. `-- --zones UTC,Asia/Tokyo` takes others than the three.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTree } from '../build/export/tree.ts';
import type { Files } from '../build/export/types.ts';
import { buildDate } from '../lib/content/publication.ts';
import { copySources, linkTree } from './reproducible/copy.ts';
import { differences } from './reproducible/differences.ts';

const ROOT = join(import.meta.dirname, '..');
const ZONES = ['Asia/Tokyo', 'America/Los_Angeles', 'UTC'];
const LANGUAGES = ['ja_JP.UTF-8', 'en_US.UTF-8', 'C'];

/** More lines than this help nobody. */
const MOST_LINES = 20;

/** The same for all, even if midnight passes between them. */
const TODAY = buildDate();

/** @throws Error with what the build printed, if it fails. */
async function build(folder: string, zone: string, language: string): Promise<Files> {
  const env = { ...process.env, BUILD_DATE: TODAY, TZ: zone, LANG: language, LC_ALL: language };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/build.ts'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`the build in ${zone} failed:\n${stdout}\n${stderr}`);
  return readTree(join(folder, 'out'));
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { zones: { type: 'string' } } });
  const zones = values.zones?.split(',') ?? ZONES;
  if (zones.length < 2) throw new Error('--zones wants two or more time zones, with commas between them');
  const parent = mkdtempSync(join(tmpdir(), 'reproducible-'));
  // The packages move from copy to copy: linking them takes longer than all else here.
  const packages = join(parent, 'packages');
  try {
    linkTree(join(ROOT, 'node_modules'), packages);
    // All copies first: what somebody edits while this runs must not differ between them.
    const folders = zones.map((_, index) => join(parent, `copy-${'of-the-site-'.repeat(index)}${index + 1}`));
    for (const folder of folders) copySources(ROOT, folder);
    let first: Files | undefined;
    for (const [index, zone] of zones.entries()) {
      const folder = folders[index] as string;
      renameSync(packages, join(folder, 'node_modules'));
      const start = performance.now();
      const files = await build(folder, zone, LANGUAGES[index % LANGUAGES.length] as string);
      renameSync(join(folder, 'node_modules'), packages);
      const found = first ? differences(first, files) : [];
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${zone}: ${files.size} files in ${seconds} s${first ? `, ${found.length} differ` : ''}`);
      for (const line of found.slice(0, MOST_LINES)) console.log(`  ${line}`);
      if (found.length > MOST_LINES) console.log(`  and ${found.length - MOST_LINES} more`);
      if (found.length > 0) return 1;
      first ??= files;
    }
    console.log('Every build is the same, byte for byte.');
    return 0;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The builds cannot be compared: ${error.message}`);
    process.exitCode = 1;
  },
);
