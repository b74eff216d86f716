import fs from 'node:fs';
import path from 'node:path';
import { get, list, page, site } from '@/lib/content';
import { NEWS_CATEGORIES } from '@/lib/content/collections';
import { contentFiles, loadContent } from '@/lib/content/load';
import { ContentError } from '@/lib/content/problems';
import { LOCALES } from '@/lib/i18n/locales';
import { removeContent, writeContent } from './fixture';

afterAll(removeContent);

describe('the content of the site', () => {
  it('has no problems', () => expect(() => loadContent()).not.toThrow());

  it.each(LOCALES)('has the six articles of the specification in %s, newest first (section 3)', (locale) => {
    const dates = list('news', locale).map(({ data }) => data.date);
    expect(dates).toEqual([...dates].sort().reverse());
    const given = dates.filter((date) => date < '2025-05');
    expect(given).toHaveLength(6);
    expect([given.at(-1)?.slice(0, 7), given[0]?.slice(0, 7)]).toEqual(['2023-11', '2025-04']);
  });

  it('has an article in every category', () => {
    const used = new Set(list('news', 'ja').map(({ data }) => data.category));
    expect([...used].sort()).toEqual([...NEWS_CATEGORIES].sort());
  });

  it('holds the facts that the specification gives (section 9)', () => {
    expect(site().company).toMatchObject({ founded: '2025-05-01', capital: 500000 });
  });

  it('finds an entry by language and id, with the place of its images', () => {
    const entry = get('news', 'en', '2025-04-labcraft-preview');
    expect(entry).toMatchObject({ locale: 'en', folder: 'news/2025-04-labcraft-preview' });
    expect(get('news', 'en', 'no-such-article')).toBeUndefined();
  });

  it('gives each language its own copy of a page', () => {
    expect(page('home', 'ja').meta.title).not.toBe(page('home', 'en').meta.title);
  });

  it('counts every content file on disk once', () => {
    const root = path.join(process.cwd(), 'content');
    const onDisk = fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(json|md)$/.test(name))
      .map((name) => `content/${name.replaceAll(path.sep, '/')}`);
    expect(
      contentFiles(loadContent(undefined, { unpublished: true }))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(onDisk.sort());
  });
});

it('stops with one error that lists everything when a folder is wrong', () => {
  const root = writeContent();
  expect(() => loadContent(root)).toThrow(ContentError);
  expect(() => loadContent(root)).toThrow(
    /^\d+ problem\(s\) in the content\n {2}content\/site\.json:1:1 siteUrl: Missing field/,
  );
});
