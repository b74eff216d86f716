/**
 * What an export holds of entries that are published with a picture, are not published, are dated for a later day, or
 * wait for their translation, and of pages of blocks, built in a copy of the repository that has one of each.
 */
import { copyFileSync, cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { readPage } from '../../build/export/files';
import type { Files } from '../../build/export/types';
import { attribute, elementsOf, innerText } from '../../build/html';
import { LOCALES, type Locale } from '../../lib/i18n/locales';
import { OPEN_DAY, openDay } from '../block-pages/open-day';
import { writeFiles } from '../helpers/temporary';
import { messages } from '../words';
import { buildChanged } from './build-copy';

/** Later than everything that the facts say was done, and that the real entries will tell of in years to come. */
const TODAY = '2126-05-10';
const BEFORE = '2126-05-01';
const AFTER = '2126-05-11';

/** Words that stand nowhere else. */
const DRAFT = 'zzdraftzz';
const LATER = 'zzlaterzz';
const TODAYS = 'zztodayzz';
const WAITING = 'zzwaitingzz';
/** Addresses of pages of blocks. */
const ENDED = 'zz-ended-day';
const DRAFT_PAGE = 'zz-draft-page';

const EXCERPT = {
  ja: (word: string) =>
    `${word}のお知らせです。公開の仕組みを確かめるための文章で、公開された一覧や記事の説明として表示されます。`,
  en: (word: string) =>
    `A notice named ${word}, written to see how publishing works in lists and in articles.`,
};

/** Writes an article with some lines more in its front matter. */
function writeNews(
  content: string,
  word: string,
  lines: string[],
  locales: readonly Locale[] = LOCALES,
): void {
  const folder = path.join(content, 'news', word);
  mkdirSync(folder);
  for (const locale of locales) {
    const text = EXCERPT[locale](word);
    const fields = [
      `title: ${word}`,
      'category: announcement',
      'tags: [project]',
      `excerpt: ${text}`,
      ...lines,
    ];
    writeFileSync(
      path.join(folder, `index.${locale}.md`),
      ['---', ...fields, '---', '', text, ''].join('\n'),
    );
  }
}

/** A picture of the real content, under the name that the guide for editors gives it. */
function addCover(content: string, word: string): void {
  const [picture = ''] = globSync('news/*/*.webp', { cwd: content });
  copyFileSync(path.join(content, picture), path.join(content, 'news', word, 'cover.webp'));
}

const facts = JSON.parse(readFileSync('content/facts.json', 'utf8'));
const statements = Object.keys(facts).filter((name) => facts[name].pages);
const STATEMENT = new RegExp(
  `\\{\\{(?:${statements.join('|').replaceAll('.', '\\.')})(?:\\|\\w+)?\\}\\}`,
  'g',
);

/** The first entry of a collection once more, as one that stays with its authors. */
function copyAsDraft(content: string, collection: string): void {
  const [from = ''] = readdirSync(path.join(content, collection)).sort();
  const folder = path.join(content, collection, `${DRAFT}-${collection}`);
  cpSync(path.join(content, collection, from), folder, { recursive: true });
  for (const locale of LOCALES) {
    const file = path.join(folder, `index.${locale}.json`);
    // The facts list who makes a statement, so the copy makes none.
    const data = JSON.parse(readFileSync(file, 'utf8').replaceAll(STATEMENT, ''));
    const own = { title: `${data.title} ${DRAFT}`, description: EXCERPT[locale](`${DRAFT}-${collection}`) };
    writeFileSync(file, JSON.stringify({ ...data, ...own, draft: true }));
  }
}

/** Puts one entry of each kind into a copy of the repository. */
function addEntries(copy: string): void {
  const content = path.join(copy, 'content');
  const other = [
    'translation: pending',
    'other:',
    `  title: ${WAITING}`,
    `  summary: ${EXCERPT.en(WAITING)}`,
  ];
  writeNews(content, DRAFT, [`date: ${BEFORE}`, 'draft: true', 'image: ./cover.webp']);
  addCover(content, DRAFT);
  writeNews(content, LATER, [`date: ${AFTER}`]);
  writeNews(content, TODAYS, [`date: ${TODAY}`, 'image: ./cover.webp']);
  addCover(content, TODAYS);
  writeNews(content, WAITING, [`date: ${BEFORE}`, ...other], ['ja']);
  for (const collection of ['cases', 'examples']) copyAsDraft(content, collection);
  const page = (id: string, fields: object) => openDay({ ja: { ...fields }, en: { ...fields } }, id);
  writeFiles(content, page(OPEN_DAY, { date: TODAY, until: TODAY }));
  writeFiles(content, page(ENDED, { until: BEFORE }));
  writeFiles(content, page(DRAFT_PAGE, { draft: true }));
}

let files: Files = new Map();
let previewed: Files = new Map();
beforeAll(async () => {
  files = await buildChanged(addEntries, { BUILD_DATE: TODAY });
  previewed = await buildChanged(addEntries, { BUILD_DATE: TODAY, SITE_PREVIEW: 'yes' });
});

const text = (file: string, of = files) => Buffer.from(of.get(file) ?? []).toString('utf8');
/** Files that name a word, by their path or in their text; compressed files say the same as what they are made of. */
const filesNaming = (word: string, of = files) =>
  [...of.keys()].filter(
    (file) => !/\.(?:br|gz)$/.test(file) && (file.includes(word) || text(file, of).includes(word)),
  );

describe('a preview', () => {
  it.each([
    ['a draft', `news/${DRAFT}`],
    ['an entry of a later day', `news/${LATER}`],
    ['a page of blocks that is a draft', DRAFT_PAGE],
  ])('shows %s in both languages', (_what, address) => {
    const pages = [`${address}.html`, `en/${address}.html`];
    expect(filesNaming(path.basename(address), previewed)).toEqual(expect.arrayContaining(pages));
  });

  it('has the picture of a draft', () => {
    const [picture] =
      text(`news/${DRAFT}.html`, previewed).match(/\/assets\/img\/[^" ]*cover[^" ]*\.webp/) ?? [];
    expect([...previewed.keys()]).toContain(picture?.slice(1));
  });

  it('is not to be indexed, no page of it, and each names the address that it will have', () => {
    const pages = [...previewed.keys()].filter((file) => file.endsWith('.html'));
    const open = pages.filter(
      (page) => !text(page, previewed).includes('<meta name="robots" content="noindex'),
    );
    expect(open).toEqual([]);
    const canonical = (page: string, of: Files) => text(page, of).match(/<link rel="canonical"[^>]*>/)?.[0];
    const both = pages.filter((page) => files.has(page));
    expect(both.filter((page) => canonical(page, previewed) !== canonical(page, files))).toEqual([]);
  });
});

it.each([
  ['a draft', DRAFT],
  ['an entry of a later day', LATER],
  ['a page of blocks that is a draft', DRAFT_PAGE],
])('%s is nowhere: no page, feed, index, picture or list names it', (_what, word) => {
  expect(filesNaming(word)).toEqual([]);
});

it('an entry of the day is out: its pages, lists, feeds, sitemap and search know it', () => {
  const naming = filesNaming(TODAYS);
  const pages = [
    `news/${TODAYS}.html`,
    `en/news/${TODAYS}.html`,
    `news/${TODAYS}.md`,
    'news.html',
    'en/news.html',
  ];
  const kinds = [/^news\/.*\.xml$/, /^en\/news\/.*\.xml$/, /^assets\/search\/.*\.json$/, /^data\/.*\.json$/];
  const some = kinds.map((kind) => expect.stringMatching(kind));
  expect(naming).toEqual(expect.arrayContaining([...pages, 'sitemap.xml', 'llms.txt', ...some]));
});

describe.each([
  ['Japanese', ''],
  ['English', 'en/'],
])('the picture of an entry of the day, in %s,', (_language, prefix) => {
  /** The pictures inside an element of a page, by their addresses. */
  const pictures = (place: Element | undefined) =>
    (place ? elementsOf(place, 'img') : []).map((image) => attribute(image, 'src') ?? '');
  const isServed = (address: string) => files.has(address.slice(1));
  const cover = expect.stringMatching(/^\/assets\/img\/.*cover.*\.(?:webp|jpg)$/);

  it('is served, on its page and on its card in the list', () => {
    const [main] = elementsOf(readPage(files, `${prefix}news/${TODAYS}.html`), 'main');
    const cards = elementsOf(readPage(files, `${prefix}news.html`), 'li');
    const card = cards.find((each) => attribute(each, 'id') === TODAYS);
    for (const shown of [main, card].map(pictures)) {
      expect(shown).toContainEqual(cover);
      expect(shown.filter((address) => !isServed(address))).toEqual([]);
    }
  });
});

it('an entry that waits for its translation has a page, and a stand-in that says so and is not to be indexed', () => {
  const standIn = readPage(files, `en/news/${WAITING}.html`);
  const robots = elementsOf(standIn, 'meta').find((meta) => attribute(meta, 'name') === 'robots');
  expect(robots && attribute(robots, 'content')).toContain('noindex');
  const [main] = elementsOf(standIn, 'main');
  expect(main && innerText(main)).toContain(messages.en.publication.only.ja);
  expect(filesNaming(WAITING)).toEqual(expect.arrayContaining([`news/${WAITING}.html`, 'en/news.html']));
});

describe('a page of blocks', () => {
  it('is out without code: pages, Markdown, sitemap, search, llms.txt, the list of all pages, its social images', () => {
    const pages = ['', 'en/'].flatMap((prefix) =>
      ['.html', '.md'].map((ending) => `${prefix}${OPEN_DAY}${ending}`),
    );
    const lists = ['404.html', 'en/404.html', 'sitemap.xml', 'llms.txt', 'en/llms.txt'];
    const search = expect.stringMatching(/search/);
    expect(filesNaming(OPEN_DAY)).toEqual(expect.arrayContaining([...pages, ...lists, search]));
    const images = ['ja', 'en'].map((locale) => new RegExp(`^assets/og/${locale}-${OPEN_DAY}-.*\\.png$`));
    for (const image of images) expect([...files.keys()].some((file) => image.test(file))).toBe(true);
  });

  it('says where it stands, and has one title', () => {
    const page = readPage(files, `en/${OPEN_DAY}.html`);
    const graph = text(`en/${OPEN_DAY}.html`).match(/"@type":"BreadcrumbList".*?\]/)?.[0];
    expect(graph).toContain('/en/resources');
    expect(elementsOf(page, 'h1')).toHaveLength(1);
    expect(text(`en/${OPEN_DAY}.md`)).toContain('# ');
  });

  it('keeps its address when it has ended, says so, and is in no list', () => {
    for (const prefix of ['', 'en/']) {
      const page = readPage(files, `${prefix}${ENDED}.html`);
      const robots = elementsOf(page, 'meta').find((meta) => attribute(meta, 'name') === 'robots');
      expect(robots && attribute(robots, 'content')).toContain('noindex');
      const note = elementsOf(page, 'p').find((each) => attribute(each, 'role') === 'note');
      expect(note && innerText(note)).toMatch(/2126/);
    }
    const lists = ['404.html', 'en/404.html', 'sitemap.xml', 'llms.txt', 'en/llms.txt'];
    const search = [...files.keys()].filter((file) => /search.*\.json$/.test(file));
    expect([...lists, ...search].filter((file) => text(file).includes(ENDED))).toEqual([]);
  });
});
