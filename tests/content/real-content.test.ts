/** The content of the site, whatever it says today. */

import fs from 'node:fs';
import path from 'node:path';
import { allPages, pagesOf } from '@/app/pages';
import { loadWholeContent } from '@/app/whole-content';
import { contentFiles } from '@/lib/content/load';
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
