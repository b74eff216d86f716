import { join } from 'node:path';
import { ACCEPTED, type Bytes, bytesText, readAccepted } from '../../build/export/bytes';
import { comparison } from '../../build/export/comparison';
import { stage } from '../../build/export/report';
import { runStages } from '../../build/export/run-stages';
import type { Weights } from '../../build/export/weights';
import { temporaryFolder, writeFiles } from '../helpers/temporary';
import { filesOf } from './fixture';

const page: Weights = {
  ...{
    html: 5000,
    styles: 9000,
    nextScript: 0,
    script: 4000,
    fonts: 20_000,
    heroImage: 8000,
    images: 30_000,
  },
};
const before: Bytes = { clientEntry: 4600, pages: { 'about.html': page, 'index.html': page } };

/** The lines about pages, for a build in which these parts of index.html differ. */
const linesFor = (changes: Partial<Weights>): string[] =>
  comparison(before, { ...before, pages: { ...before.pages, 'index.html': { ...page, ...changes } } });

describe('a build against the accepted one', () => {
  it('shows the cost of a change: each part, and the page together', () => {
    const lines = linesFor({ html: 5312, styles: 8980, images: 31_500, heroImage: 9000 });
    expect(lines.slice(1)).toEqual([
      '  index.html: HTML +312, CSS −20, first image +1,000, images +1,500; together +1,792',
      '  client entry ±0, all pages together +1,792 of 136,000',
    ]);
  });

  it.each([
    [101, true],
    [100, false],
    [-100, false],
    [-101, true],
  ])('a change of %d bytes is worth a line: %s', (by, told) => {
    expect(linesFor({ script: page.script + by }).some((line) => line.includes('index.html'))).toBe(told);
  });

  it('counts small changes in the totals', () => {
    expect(linesFor({ html: 5001 }).slice(1)).toEqual([
      '  no page changed notably',
      '  client entry ±0, all pages together +1 of 136,000',
    ]);
  });

  it('names pages that are new or gone', () => {
    const after = { clientEntry: 4700, pages: { 'about.html': page, 'team.html': page } };
    expect(comparison(before, after).slice(1)).toEqual([
      '  index.html: gone',
      '  team.html: new, 68,000',
      '  client entry +100, all pages together ±0 of 136,000',
    ]);
  });
});

describe('with the repository', () => {
  const root = temporaryFolder();
  const put = (path: string, text: string) => writeFiles(root, { [path]: text });

  it('accepted weights are read as they were written, and refused by name in another shape', () => {
    expect(readAccepted(root)).toBeUndefined();
    put(ACCEPTED, bytesText(before));
    expect(readAccepted(root)).toEqual(before);
    put(ACCEPTED, '{"clientEntry":-1,"pages":{}}');
    expect(() => readAccepted(root)).toThrow(/docs\/measurements\/bytes\.json: .*clientEntry/s);
  });

  it('the build prints the comparison and stops over budget, whatever was accepted', async () => {
    const files = filesOf({
      'index.html': '<html><script src="/assets/a.js"></script></html>',
      'assets/a.js': 'x'.repeat(6 * 1024),
    });
    put(ACCEPTED, bytesText({ clientEntry: 6144, pages: { 'index.html': { ...page, script: 6144 } } }));
    put('.generated/client.json', '{"entry":"/assets/a.js","islands":{},"parts":{}}');
    const lines: string[] = [];
    const report = (line: string) => lines.push(line);
    const run = runStages([stage], files, { root, generated: join(root, '.generated'), cache: root, report });
    await expect(run).rejects.toThrow('over budget:\n  client entry: 6.0 KB, allowed 5.0 KB');
    expect(lines.join('\n')).toContain('client entry ±0');
  });
});
