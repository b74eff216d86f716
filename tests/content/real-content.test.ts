/** The content of the site, whatever it says today. */

import fs from 'node:fs';
import path from 'node:path';
import { lostPage } from '@/app/[locale]/404/definition';
import { loadWholeContent } from '@/app/whole-content';
import { contentFiles } from '@/lib/content/load';
import { LOCALES } from '@/lib/i18n/locales';
import { ROUTES } from '../words';

it('has no problems, and counts every content file on disk once', () => {
  const onDisk = fs
    .readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|md)$/.test(name))
    .map((name) => `content/${name.replaceAll(path.sep, '/')}`);
  const read = contentFiles(loadWholeContent(undefined, { unpublished: true })).map(({ file }) => file);
  expect(read.sort()).toEqual(onDisk.sort());
});

it.each(LOCALES)('lists every fixed page once on the 404 page, in %s as well', (locale) => {
  const { groups } = lostPage.copy(locale).index;
  const listed = groups.flatMap(({ links }) => links.map(({ path: to }) => to));
  expect(listed.sort()).toEqual(Object.values(ROUTES).sort());
});
