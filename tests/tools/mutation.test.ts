import fs from 'node:fs';
import path from 'node:path';
import { AREAS } from '../../tools/mutation/areas.ts';
import {
  type Report,
  shortfall,
  summarise,
  summaryTable,
  summaryText,
  THRESHOLD,
} from '../../tools/mutation/score.ts';

/** A report with so many mutants of each status in one file. */
const report = (file: string, counts: Record<string, number>): Report => ({
  files: {
    [file]: {
      mutants: Object.entries(counts).flatMap(([status, count]) =>
        Array.from({ length: count }, () => ({ status })),
      ),
    },
  },
});
const scoreOf = (counts: Record<string, number>) => summarise([report('lib/a.ts', counts)]).all.score;

describe('the score of a report', () => {
  it.each([
    ['counts endless loops as noticed', { Killed: 8, Timeout: 1, Survived: 1 }, 90],
    ['counts what no test reaches as missed', { Killed: 8, NoCoverage: 2 }, 80],
    ['leaves out what is not run per test', { Killed: 9, Survived: 1, Ignored: 90 }, 90],
    ['is never rounded up', { Killed: 8999, Survived: 1001 }, 89.9],
    ['misses nothing where there is nothing', { Ignored: 3 }, 100],
  ])('%s', (_rule, counts, score) => expect(scoreOf(counts)).toBe(score));

  it('is not given for a mutant that was not tested', () => {
    expect(() => scoreOf({ Killed: 1, Pending: 1 })).toThrow('status "Pending"');
  });
});

it.each([
  ['lets the threshold pass', { Killed: THRESHOLD, Survived: 100 - THRESHOLD }, undefined],
  ['stops one mutant below it', { Killed: THRESHOLD * 10 - 1, Survived: 101 }, 'The tests notice 89.9 %'],
  ['stops tests that notice nothing', { Survived: 5 }, 'The tests notice 0 %'],
])('the gate %s', (_rule, counts, message) => {
  const said = shortfall(summarise([report('lib/a.ts', counts)]));
  if (message === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(message);
});

it('the summary has a line for each folder, whatever the order of the reports, and shows the weakest first', () => {
  const reports = [
    report('lib/text/lines.ts', { Killed: 3, Survived: 1 }),
    report('lib/dates.ts', { Killed: 2 }),
  ];
  const text = summaryText(summarise(reports));
  expect(text).toBe(summaryText(summarise([...reports].reverse())));
  expect(JSON.parse(text)).toMatchObject({
    all: { score: 83.3, killed: 5, survived: 1 },
    folders: { lib: { score: 100 }, 'lib/text': { score: 75 } },
  });
  expect(summaryTable(summarise(reports))).toMatch(
    /^ {2}75\.0 % {2}lib\/text: 1 survived, 0 reached by no test\n/,
  );
});

/** No logic, or none that runs outside of a build or a browser; tools/mutation/areas.ts gives the reasons. */
const LEFT_OUT = ['content/edit-state.ts', 'i18n/locale.ts', 'i18n/request.ts'];

it('every file of lib/ is in exactly one area, but for a short list', () => {
  const lib = path.join(process.cwd(), 'lib');
  const files = fs
    .readdirSync(lib, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.tsx?$/.test(name));
  const areasOf = (file: string) =>
    Object.values(AREAS).filter(({ lib: globs }) => {
      const signs = globs
        .filter((glob) => path.posix.matchesGlob(file, glob.replace(/^!/, '')))
        .map((glob) => glob.startsWith('!'));
      return signs.length > 0 && !signs.includes(true);
    });
  expect(files.filter((file) => areasOf(file).length === 0).sort()).toEqual(LEFT_OUT);
  expect(files.filter((file) => areasOf(file).length > 1)).toEqual([]);
});
