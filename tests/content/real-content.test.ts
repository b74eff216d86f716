/** The content of the site, whatever it says today. */

import fs from 'node:fs';
import path from 'node:path';
import { allPages, pagesOf } from '@/app/pages';
import { loadWholeContent } from '@/app/whole-content';
import { contentFiles } from '@/lib/content/load';
import { companyFacts } from '@/lib/desk-check/company-facts';
import { phaseWeeks } from '@/lib/desk-check/phases';
import { GROUPS } from '@/lib/pages/define-page';
import { ROUTES } from '../words';

it('has no problems, and counts every content file on disk once', () => {
  const onDisk = fs
    .readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|md)$/.test(name))
    .map((name) => `content/${name.replaceAll(path.sep, '/')}`);
  const read = contentFiles(loadWholeContent(undefined, { unpublished: true, samples: true })).map(
    ({ file }) => file,
  );
  expect(read.sort()).toEqual(onDisk.sort());
});

it('every page is in one group of the list on the 404 page', () => {
  const listed = GROUPS.flatMap((group) => pagesOf(group).map((page) => page.path));
  const lasting = allPages().filter(({ ended }) => !ended);
  expect(listed.sort()).toEqual(lasting.map(({ path }) => path).sort());
  expect(listed).toEqual(expect.arrayContaining(Object.values(ROUTES)));
});

it('the phases of a project add up to the totals that the pages give', () => {
  const { facts } = loadWholeContent();
  const figure = (name: string) => Number(facts.data[name]?.value);
  const { phases } = companyFacts(figure);
  expect(figure('process.total.low')).toBe(phases.reduce((sum, { least }) => sum + least, 0));
  expect(figure('process.total.high')).toBe(phaseWeeks(phases).at(-1)?.to);
});
