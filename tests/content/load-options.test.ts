/** What a load checks beyond the files of a collection: places of pages, and the project's messages. */
import fs from 'node:fs';
import { collections } from '@/lib/content/collections';
import { type LoadOptions, loadContent, readContent } from '@/lib/content/load';
import { ContentError, formatProblem } from '@/lib/content/problems';
import { OPEN_DAY, openDay } from '../block-pages/open-day';
import { definitions, type Files, removeContent, writeContent } from './fixture';

afterAll(removeContent);

/** What stops a load of the small content with some changes, among it what the small content lacks of a site. */
function stops(changes: Files, options: LoadOptions = {}): string {
  try {
    loadContent(writeContent(changes), options);
    return '';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => formatProblem(problem, 'en')).join('\n');
  }
}

describe('the page above a page of blocks', () => {
  const day = (parent: string) => openDay({ ja: { parent }, en: { parent } });
  const NO_PAGE = `content/block-pages/${OPEN_DAY}/index.ja.json:11:13 parent: No page has this path: did you mean "/resources"? (got "/resource")`;

  it.each<[string, string, LoadOptions, boolean]>([
    ['must be one that is known', '/resource', { paths: ['/about', '/resources'] }, true],
    ['may be any that is known', '/resources', { paths: ['/about', '/resources'] }, false],
    ['is not looked at where no pages are known', '/resource', {}, false],
  ])('%s', (_what, parent, options, isWrong) => {
    expect(stops(day(parent), options).split('\n').includes(NO_PAGE)).toBe(isWrong);
  });

  it('is looked for among the pages of blocks alone, if there are any', () => {
    const paths = ['/about'];
    const problems = (own: typeof definitions, files: Files) =>
      readContent(writeContent(files), { ...own, paths }).problems.map(({ file, field }) => [file, field]);
    expect(problems(definitions, {})).toEqual([]);
    const blocks = {
      ...definitions,
      collections: { ...definitions.collections, 'block-pages': collections['block-pages'] },
    };
    expect(problems(blocks, day('/resources'))).toEqual(
      ['ja', 'en'].map((locale) => [`content/block-pages/${OPEN_DAY}/index.${locale}.json`, 'parent']),
    );
  });
});

describe('a page that the search suggests', () => {
  const suggested = (path: string): Files => ({
    'search.json': JSON.stringify({ synonyms: [], popular: ['/about', path] }, null, 2),
  });
  const said = (path: string) =>
    `content/search.json:5:5 popular.1: No page has this path: name a page of the site, or delete the line (got "${path}")`;

  it.each<[string, string, LoadOptions, boolean]>([
    ['must be one that is known', '/nosuch', { paths: ['/about'] }, true],
    ['may be any that is known', '/resources', { paths: ['/about', '/resources'] }, false],
    ['may be that of an entry', '/news/opening', { paths: ['/about'] }, false],
    ['may be no entry that there is not', '/news/closing', { paths: ['/about'] }, true],
    ['may be no place on a list', '/news#opening', { paths: ['/about'] }, true],
    ['is not looked at where no pages are known', '/nosuch', {}, false],
  ])('%s', (_what, path, options, isWrong) => {
    expect(stops(suggested(path), options).split('\n').includes(said(path))).toBe(isWrong);
  });
});

describe('the messages of the project', () => {
  const [, value, unit] = /"(\d+) (\w+)"/.exec(fs.readFileSync('messages/en.json', 'utf8')) ?? [];

  it('may hold no figure of the ledger', () => {
    const facts = { stated: { value: Number(value), unit, source: 'x', date: '2026-01-05' } };
    expect(stops({ 'facts.json': JSON.stringify(facts) })).toMatch(
      /^messages\/en\.json:\d+:\d+ [\w.]+: A figure typed by hand \(stated\): put a placeholder like \{number\}/m,
    );
  });

  it('are left alone where the ledger is gone, which is what stops the load', () => {
    const found = stops({ 'facts.json': null });
    expect(found).toContain('content/facts.json: Missing file: bring it back with git restore');
    expect(found).not.toContain('messages/');
  });
});
