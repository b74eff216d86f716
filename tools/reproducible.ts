/**
 * `npm run reproducible -- [--with-out]`: builds the site in copies of the repository, each in a folder, time zone and language of
 * its own, the last one with the caches of this folder, and compares every byte. Takes one to three minutes a build.
 *
 *   --with-out   what lies in `out/`, built here on the same day from the same commit, stands for the last one
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argumentsOf } from '../build/arguments.mjs';
import { readTree } from '../build/export/tree.ts';
import type { Files } from '../build/export/types.ts';
import { ROOT } from '../build/root.mjs';
import { command, StepError } from '../build/run.mjs';
import { buildDate } from '../lib/content/publication.ts';
import { differences } from './reproducible/differences.ts';
import { projectCopy } from './toolchain/project-copy.ts';

const PLACES = [
  { TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8', caches: false },
  { TZ: 'America/Los_Angeles', LANG: 'en_US.UTF-8', caches: false },
];
const WITH_CACHES = { TZ: 'UTC', LANG: 'C', caches: true };

/** More lines than this help nobody. */
const MOST_LINES = 20;

/** The same for all, even if midnight passes between them. */
const BUILD_DATE = buildDate();

/** The history of the content, from which the sitemap has its days, as it is now: copies have none of their own. */
const HISTORY = mkdtempSync(join(tmpdir(), 'site-history-'));
const hasHistory = spawnSync('git', ['clone', '--bare', '--quiet', '--no-local', ROOT, HISTORY]).status === 0;
const history = (copy: string) => (hasHistory ? { GIT_DIR: HISTORY, GIT_WORK_TREE: copy } : {});

/** @throws StepError with what the build printed, if it fails. */
function build(cwd: string, { TZ, LANG }: { TZ: string; LANG: string }): Promise<Files> {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/build.ts'], {
    cwd,
    env: { ...process.env, ...history(cwd), BUILD_DATE, TZ, LANG, LC_ALL: LANG },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new StepError(`The build in ${TZ} failed:\n${stdout}\n${stderr}`);
  return readTree(join(cwd, 'out'));
}

await command(async () => {
  const { values } = argumentsOf(import.meta.filename, { options: { 'with-out': { type: 'boolean' } } });
  const places = values['with-out'] ? PLACES : [...PLACES, WITH_CACHES];
  // All copies first: what somebody edits while this runs must not differ between them.
  const copies = places.map((place) => ({ place, ...projectCopy(undefined, place) }));
  try {
    let first: Files | undefined;
    if (values['with-out']) {
      first = await readTree(join(ROOT, 'out'));
      console.log(`out/: ${first.size} files`);
    }
    for (const { place, copy } of copies) {
      const files = await build(copy, place);
      const found = differences(first ?? files, files);
      console.log(`${place.TZ}: ${files.size} files, ${found.length} differ from the first build`);
      for (const line of found.slice(0, MOST_LINES)) console.log(`  ${line}`);
      if (found.length > 0) return 1;
      first ??= files;
    }
    console.log('Every build is the same, byte for byte.');
    return 0;
  } finally {
    for (const { remove } of copies) remove();
    rmSync(HISTORY, { recursive: true, force: true });
  }
});
