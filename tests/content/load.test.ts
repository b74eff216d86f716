/** The site's own content, loaded whole: what a build gets, and what stops it. */
import fs from 'node:fs';
import { loadWholeContent } from '@/app/whole-content';
import type { Facts } from '@/lib/content/facts';
import { contentFiles } from '@/lib/content/load';
import { ContentError, formatProblem } from '@/lib/content/problems';
import { siteSchema, withCompanyFacts } from '@/lib/content/site';
import { unpublishedProblems } from '@/lib/content/unpublished';
import { article, copyOfContent, EXCERPT, type Files } from './fixture';

const TODAY = '2126-04-01';

/** What stops it: places and texts. */
function problemsOf(root: string, options: Parameters<typeof loadWholeContent>[1] = {}): string[] {
  try {
    loadWholeContent(root, { today: TODAY, ...options });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => formatProblem(problem, 'en'));
  }
}

const news = (changes: Record<string, string>, body?: string): Files =>
  Object.fromEntries(
    (['ja', 'en'] as const).map((locale) => [
      `news/a-day/index.${locale}.md`,
      article({ excerpt: EXCERPT[locale], ...changes }, body),
    ]),
  );

describe('an id that would take the address of another page', () => {
  const moved = (collection: string, from: string, to: string, names: readonly string[]): Files =>
    Object.fromEntries(
      names.map((name) => [
        `${collection}/${to}/${name}`,
        fs.readFileSync(`content/${collection}/${from}/${name}`),
      ]),
    );
  const [example = ''] = fs.readdirSync('content/examples');
  const [study = ''] = fs.readdirSync('content/cases');

  it.each([
    [
      'examples',
      moved('examples', example, 'examples', fs.readdirSync(`content/examples/${example}`)),
      '/labneeds/examples',
    ],
    [
      'archive',
      {
        'news/archive/index.ja.md': article({ excerpt: EXCERPT.ja }),
        'news/archive/index.en.md': article({ excerpt: EXCERPT.en }),
      },
      '/news/archive/…',
    ],
    [
      'tags',
      {
        'news/tags/index.ja.md': article({ excerpt: EXCERPT.ja }),
        'news/tags/index.en.md': article({ excerpt: EXCERPT.en }),
      },
      '/news/tags/…',
    ],
    [
      'index',
      {
        'news/index/index.ja.md': article({ excerpt: EXCERPT.ja }),
        'news/index/index.en.md': article({ excerpt: EXCERPT.en }),
      },
      '/news/index',
    ],
    ['404', moved('cases', study, '404', fs.readdirSync(`content/cases/${study}`)), '/cases/404'],
  ])('such as "%s" is named with its folder', (id, files, address) => {
    const place = Object.keys(files)[0]?.split('/').slice(0, 2).join('/');
    expect(problemsOf(copyOfContent(files))).toContain(
      `content/${place} id: ${address} is the address of another page of the site: give the folder another name (got "${id}")`,
    );
  });
});

it('a description of the wrong length stops it, and a page that names a case which is not there', () => {
  const home = JSON.parse(fs.readFileSync('content/pages/home/ja.json', 'utf8'));
  home.cases.items[0].id = 'no-such-case';
  const changes = { ...news({ excerpt: 'Short.' }), 'pages/home/ja.json': JSON.stringify(home) };
  expect(problemsOf(copyOfContent(changes))).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\/ja\.json:1:\d+ cases\.items\.0\.id: No entry of content\/cases\/ has this id/,
    ),
    'content/news/a-day/index.ja.md:6:10 excerpt: A description in Japanese has 40 to 120 characters, this one 6 (got "Short.")',
    'content/news/a-day/index.en.md:6:10 excerpt: A description in English has 60 to 160 characters, this one 6 (got "Short.")',
  ]);
});

it('a text that waits for its author stops a build, with its place, and is shown to its author', () => {
  const root = copyOfContent(news({ title: '✍ Title' }, '✍ Text\n\nMore ✍\n'));
  const said = 'Not written yet: put your own text in place of the guidance that starts with "✍"';
  const inFile = (file: string) => [
    `${file}:2:8 title: ${said} (got "✍ Title")`,
    `${file}:8:1 body: ${said} (got "✍ Text")`,
    `${file}:10:6 body: ${said} (got "More ✍")`,
  ];
  expect(problemsOf(root)).toEqual(
    ['ja', 'en'].flatMap((locale) => inFile(`content/news/a-day/index.${locale}.md`)),
  );
  expect(problemsOf(root, { unfilled: true })).toEqual([]);
});

it('a text that is not there, or not translated yet, stops a build as well', () => {
  const files = ['ja', 'en'].map((locale) => `content/news/a-day/index.${locale}.md`);
  expect(problemsOf(copyOfContent(news({}, '　\n')))).toEqual(
    files.map((file) => expect.stringContaining(`${file}:7:1 body: There is no text yet`)),
  );
  const root = copyOfContent(news({ title: 'ロボットの見学会を開きます' }));
  expect(problemsOf(root)).toEqual([expect.stringMatching(/index\.en\.md:2:8 title: This is Japanese/)]);
  expect(problemsOf(root, { unfilled: true })).toEqual([]);
});

describe('a route without pages, which an export refuses,', () => {
  const entry = (tags: readonly string[]) => [{ data: { tags } }] as never;
  const whole = {
    news: entry(['pilot']),
    blog: entry(['pilot']),
    cases: entry(['pilot']),
    examples: entry([]),
  };
  const NONE = 'No entry is published, and the site needs at least one';
  const UNTAGGED = 'No published article has a tag, and the site needs at least one that has';

  it.each<[string, object, string[]]>([
    ['there is none', {}, []],
    ...['news', 'blog', 'cases', 'examples'].map((name): [string, object, string[]] => [
      `nothing of ${name} is published`,
      { [name]: [] },
      [expect.stringMatching(`^content/${name}: ${NONE}`)],
    ]),
    [
      'no news have a tag',
      { news: entry([]) },
      [expect.stringMatching(`^content/news tags: ${UNTAGGED}.*got \\[\\]`)],
    ],
  ])('%s', (_what, changes, said) => {
    const problems = unpublishedProblems({ ...whole, ...changes }, (name) => `content/${name}`);
    expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual(said);
    for (const problem of problems) expect(formatProblem(problem, 'ja')).toContain('サイトを作れません');
  });

  it('stops a build and a check', () => {
    const tagged = (files: string[], tags: string) =>
      files.map((file) => [
        file.replace(/^content./, ''),
        fs.readFileSync(file, 'utf8').replace(/^tags:.*(?:\n +-.*)*$/m, `tags: [${tags}]`),
      ]);
    const [post = ''] = fs.readdirSync('content/blog');
    const all = Object.keys(JSON.parse(fs.readFileSync('content/tags.json', 'utf8'))).join(', ');
    const root = copyOfContent(
      Object.fromEntries([
        ...tagged(fs.globSync('content/news/*/index.*.md'), ''),
        ...tagged(fs.globSync(`content/blog/${post}/index.*.md`), all),
      ]),
    );
    const said = [expect.stringContaining(UNTAGGED)];
    expect([problemsOf(root), problemsOf(root, { unpublished: true })]).toEqual([said, said]);
  });
});

it('all files are given once, in a stable order, without what stands in for a translation', () => {
  const other = `{ title: Day, summary: "${EXCERPT.en}" }`;
  const root = copyOfContent({
    'news/a-day/index.ja.md': article({ excerpt: EXCERPT.ja, translation: 'pending', other }),
  });
  const content = loadWholeContent(root, { today: TODAY });
  expect(content.collections.news.filter(({ id }) => id === 'a-day')).toHaveLength(2);
  const files = contentFiles(content).map(({ file }) => file);
  expect(files.slice(0, 5)).toEqual([
    'content/site.json',
    'content/facts.json',
    'content/tags.json',
    'content/search.json',
    expect.stringMatching(/^content\/pages\/[\w-]+\/ja\.json$/),
  ]);
  expect(files.filter((file) => file.includes('a-day'))).toEqual(['content/news/a-day/index.ja.md']);
  expect(new Set(files).size).toBe(files.length);
});

describe('the facts of the company', () => {
  const site = { siteUrl: 'https://a.test', company: { name: { ja: '会社', en: 'Company' } } } as never;
  const fact = (value: string | number) => ({ value, source: 'x', date: '2026-01-05' });
  const facts: Facts = { 'company.founded': fact('2025-05-01'), 'company.capital': fact(500_000) };

  it('are put beside its name', () => {
    expect(withCompanyFacts(site, facts)).toEqual({
      siteUrl: 'https://a.test',
      company: { name: { ja: '会社', en: 'Company' }, founded: '2025-05-01', capital: 500_000 },
    });
  });
  it.each([
    ['is missing', 'company.founded', {}],
    ['is a number for a day', 'company.founded', { ...facts, 'company.founded': fact(2025) }],
    ['is a text for a sum', 'company.capital', { ...facts, 'company.capital': fact('500,000') }],
  ])('one of which %s stops the build', (_how, name, changes) => {
    expect(() => withCompanyFacts(site, changes)).toThrow(`content/facts.json ${name}: no such figure`);
  });
  it.each([
    ['https://a.test', true],
    ['https://a.test:8443', true],
    ['https://a.test/', false],
    ['https://a.test/lab', false],
    ['https://a.test?from=x', false],
    ['https://a.test#top', false],
    ['https://me@a.test', false],
  ])('the address %s of the site may stand: %s', (url, expected) => {
    expect(siteSchema.shape.siteUrl.safeParse(url).success).toBe(expected);
  });
});
