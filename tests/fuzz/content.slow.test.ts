/**
 * Content fuzzing: whatever becomes of a content file, the check either accepts it, and then it is there, or rejects
 * it and names the file and the field or the line. Never does it fall over, never is a file silently left out.
 */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { PAGE_ROWS } from '@/app/pages';
import { collections } from '@/lib/content/collections';
import { descriptionProblems } from '@/lib/content/descriptions';
import { contentRoot } from '@/lib/content/folders';
import { type Found, readContent } from '@/lib/content/load';
import { formatProblem, type Problem } from '@/lib/content/problems';
import { siteSchema } from '@/lib/content/site';
import { renderMarkdown } from '../helpers/render-markdown';
import { temporaryFolder, writeFiles } from '../helpers/temporary';
import { type Mutation, mutationOf } from './mutations';

const ROUNDS = 12;
const SHARED = /^(?:site|facts|tags|search)\.json$/;
const definitions = { collections, pages: PAGE_ROWS, site: siteSchema };

const original = contentRoot();
const files = fs
  .readdirSync(original, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:json|md)$/.test(name))
  .sort();
const textOf = (name: string) => fs.readFileSync(path.join(original, name), 'utf8');

const root = path.join(temporaryFolder(), 'content');
beforeAll(() => fs.cpSync(original, root, { recursive: true }));

type Verdict = { lines: string[]; rejected: number };

/** Holds what was read against what was changed: `lines` is empty if all is as promised. */
function verdict(found: Found, changed: ReadonlyMap<string, string>): Verdict {
  const loaded = [
    ...Object.values(found.collections).flat(),
    ...Object.values(found.pages).flatMap((page) => Object.values(page)),
  ];
  const there = new Set([
    ...loaded.filter(({ original: from }) => !from).map(({ file }) => file),
    ...[found.site, found.facts, found.tags, found.search].flatMap((file) => (file?.data ? file.file : [])),
  ]);
  const problems: Problem[] = [...found.problems, ...found.unfilled, ...descriptionProblems(found)];
  const lines: string[] = [];
  let rejected = 0;
  for (const [name, deed] of changed) {
    const file = `content/${name}`;
    const own = problems.filter((problem) => problem.file === file);
    const placeless = own.filter(({ field, at }) => field === undefined && at === undefined);
    if (own.length > 0) rejected++;
    else if (!there.has(file)) lines.push(`${file} (${deed}): neither there nor reported`);
    if (deed !== 'deleted')
      lines.push(...placeless.map((one) => `${file} (${deed}): no place: ${formatProblem(one, 'en')}`));
  }
  return { lines, rejected };
}

/** Changes files, reads all of it (Markdown is rendered too) and puts the files back. */
function readWith(changes: ReadonlyMap<string, string | Buffer | null>): Found {
  writeFiles(root, Object.fromEntries(changes));
  try {
    const found = readContent(root, definitions);
    for (const { body, locale } of Object.values(found.collections).flat()) renderMarkdown(body, locale);
    return found;
  } finally {
    writeFiles(root, Object.fromEntries([...changes.keys()].map((name) => [name, textOf(name)])));
  }
}

describe.each([
  ['the entries and pages', files.filter((name) => !SHARED.test(name)), 7],
  ['the files that all of them use', files.filter((name) => SHARED.test(name)), 11],
] as const)('%s', (_what, names, seed) => {
  const rounds = fc.sample(fc.tuple(...names.map((name) => mutationOf(path.extname(name).slice(1)))), {
    seed,
    numRuns: ROUNDS,
  });

  it.each(rounds.map((round, index) => ({ index, round })))(
    'are each there or reported with their place, round $index',
    ({ round }) => {
      const deeds = new Map<string, string>();
      const changes = new Map<string, string | Buffer | null>();
      for (const [index, name] of names.entries()) {
        const { deed, apply } = round[index] as Mutation;
        const after = apply(textOf(name));
        if (after === textOf(name)) continue;
        changes.set(name, after);
        deeds.set(name, deed);
      }
      const { lines, rejected } = verdict(readWith(changes), deeds);
      expect(lines).toEqual([]);
      // Mutations that are nearly all accepted would say nothing of the check, and the other way round.
      expect(rejected / deeds.size).toBeGreaterThan(0.3);
    },
  );
});

it('leaves nothing behind: the content is as it was', () => {
  expect(readContent(root, definitions).problems).toEqual([]);
});
