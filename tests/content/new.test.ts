/** `npm run new`: what it makes, what it asks, and what it refuses. */
import fs from 'node:fs';
import { collections } from '@/lib/content/collections';
import { readContent } from '@/lib/content/load';
import { formatProblem } from '@/lib/content/problems';
import { type Ask, answersOf, given, type Question, slugOf } from '@/tools/new/answers';
import { filesOf } from '@/tools/new/files';
import { KINDS, type KindName } from '@/tools/new/kinds';
import { UsageError } from '@/tools/new/usage-error';
import { messages } from '../words';
import { definitions, WEBP, writeContent } from './fixture';

const CHOICES: Record<KindName, string | undefined> = {
  news: 'event',
  post: 'labware',
  case: 'chemistry',
  example: 'biology',
  page: undefined,
};
const TAGS = fs.readFileSync('content/tags.json', 'utf8');
const answers = (kind: KindName) => ({
  kind,
  title: '見学会を開きます',
  titleEn: 'Open day',
  slug: 'open-day',
  choice: CHOICES[kind],
  date: '2026-04-01',
});

/** Problems of a folder that holds the new files, after `write` has changed each of them. */
function problemsOf(kind: KindName, write: (text: string) => string): string[] {
  const { collection } = KINDS[kind];
  const files = [...filesOf(answers(kind), false)].map(([name, text]) => [
    `${collection}/open-day/${name}`,
    write(text),
  ]);
  const picture = files.some(([, text]) => /^[^#]*\.\/cover\.webp/m.test(text ?? ''));
  const root = writeContent({
    ...Object.fromEntries(files),
    'tags.json': TAGS,
    ...(picture ? { [`${collection}/open-day/cover.webp`]: WEBP } : {}),
  });
  const own = {
    ...definitions,
    collections: { ...definitions.collections, [collection]: collections[collection] },
  };
  const { problems, unfilled } = readContent(root, own as typeof definitions, '2026-04-02');
  return [...problems, ...unfilled]
    .filter(({ file }) => file.startsWith(`content/${collection}/open-day`))
    .map((problem) => formatProblem(problem, 'en'));
}

/** As long as the id of a film. */
const WRITTEN = 'All-written';
const filled = (text: string) =>
  text.replace(/✍(?:\\.|[^"\\\n])*/g, WRITTEN).replace(/^# (image:.*| {2}src:.*| {2}alt:.*)$/gm, '$1');

describe.each(Object.keys(KINDS) as KindName[])('a new %s', (kind) => {
  it('has nothing wrong but the texts that are still to be written', () => {
    const problems = problemsOf(kind, (text) => text);
    expect(problems.length).toBeGreaterThan(3);
    for (const problem of problems) expect(problem).toMatch(/ Not written yet: put your own text/);
    // A text that only its kind tells of.
    expect(problems.join('\n')).not.toMatch(/✍ (?:文。|Text;)/);
  });

  it('passes once they are written', () => expect(problemsOf(kind, filled)).toEqual([]));

  it('carries title, date and choice in both languages', () => {
    const files = filesOf(answers(kind), false);
    expect([...files.keys()]).toEqual(
      ['ja', 'en'].map((locale) => `index.${locale}.${collections[KINDS[kind].collection].format}`),
    );
    const [ja = '', en = ''] = files.values();
    expect(ja).toContain('見学会を開きます');
    expect(en).toContain('Open day');
    for (const text of [ja, en]) expect(text).toContain(CHOICES[kind] ?? '');
    if (KINDS[kind].date) for (const text of [ja, en]) expect(text).toContain('2026-04');
  });

  it('can begin as a draft', () => {
    for (const text of filesOf(answers(kind), true).values())
      expect(text).toMatch(/^(draft: true|\s*"draft": true)/m);
  });
});

it('a new article offers tags, and is right with those that it shows and without', () => {
  const opened = problemsOf('news', (text) => filled(text).replace(/^# (?=tags:)/m, ''));
  expect(opened).toEqual([]);
  expect(
    [...filesOf(answers('news'), false).values()].map((text) => /^(?:# )?tags:.*$/m.exec(text)?.[0]),
  ).toEqual(Array(2).fill(expect.stringMatching(/^# tags: \[[a-z-]+\]$/)));
});

describe('a page made of blocks', () => {
  it.each([
    ['is published on the day that was given', ['--date', '2126-12-01'], '2126-12-01'],
    ['has no day where none was given, and is published at once', [], undefined],
  ])('%s', async (_what, options, date) => {
    const said = given(['page', '見学会', '--en', 'Open lab', '--slug', 'open-lab', ...options]);
    const files = filesOf(await answersOf(said, undefined, 'ja'), false);
    expect([...files.values()].map((text) => JSON.parse(text).date)).toEqual([date, date]);
  });
});

it('a title that is broken by hand is so in headings alone', () => {
  const titled = { ...answers('page'), title: '見学会|のご案内', titleEn: 'Open|day' };
  const [ja, en] = [...filesOf(titled, false).values()].map((text) => JSON.parse(text));
  expect(ja.head).toMatchObject({
    title: '見学会のご案内',
    crumb: '見学会のご案内',
    label: '見学会のご案内',
  });
  expect(en.head).toMatchObject({ title: 'Open day', crumb: 'Open day', label: 'Open day' });
  expect([ja.top.title, en.top.title]).toEqual(['見学会|のご案内', 'Open|day']);
  const [article = ''] = filesOf({ ...titled, kind: 'news', choice: 'event' }, false).values();
  expect(article).toContain('title: 見学会のご案内');
});

describe('an id made from a title', () => {
  it.each([
    ['Open day', 'open-day'],
    ['  A robot’s first day! ', 'a-robots-first-day'],
    ['Café & lab: 2026', 'cafe-lab-2026'],
    ['見学会', ''],
    [`${'long '.repeat(30)}`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
  ])('of "%s" is "%s"', (title, slug) => expect(slugOf(title)).toBe(slug));
});

describe('questions', () => {
  /**
   * Answers in order, an empty answer for what stands there at first; gives the questions, and what was wrong with answers.
   */
  async function asked(args: string[], replies: string[], language: 'ja' | 'en') {
    const questions: Question[] = [];
    const complaints: string[] = [];
    const ask: Ask = async (question) => {
      questions.push(question);
      for (;;) {
        const reply = replies.shift() || question.initialValue;
        const complaint = question.validate(reply);
        if (complaint === undefined) return reply as string;
        complaints.push(complaint);
      }
    };
    const result = await answersOf(given(args), ask, language);
    return { questions, complaints, result };
  }

  it('are asked for all that is missing, with today and an id as suggestions', async () => {
    process.env.BUILD_DATE = '2026-04-01';
    const { questions, result } = await asked([], ['news', '見学会', 'Open day', '', '', 'event'], 'ja');
    delete process.env.BUILD_DATE;
    expect(questions).toHaveLength(6);
    expect(questions[3]).toMatchObject({ message: '公開する日', initialValue: '2026-04-01' });
    expect(questions[4]).toMatchObject({ initialValue: '2026-04-open-day' });
    expect(questions[5]?.options).toContainEqual({
      value: 'event',
      label: messages.ja.news.category.event,
      hint: 'event',
    });
    const answers = { kind: 'news', slug: '2026-04-open-day', date: '2026-04-01', choice: 'event' };
    expect(result).toMatchObject(answers);
  });

  it('are asked again after a wrong answer, which is explained', async () => {
    const args = ['news', 'Open day', '--slug', 'x', '--choice', 'event'];
    const { complaints, result } = await asked(args, ['', '2026-02-30', '2026-02-28'], 'en');
    expect(complaints).toEqual([expect.stringMatching(/^"2026-02-30" is no day: write one that exists/)]);
    expect(result.date).toBe('2026-02-28');
  });

  it('are asked again where an entry has that address already', async () => {
    const [id] = fs.readdirSync('content/blog').filter((name) => /^[a-z-]+$/.test(name));
    const args = ['post', 'Open day', '--date', '2026-04-01', '--choice', 'labware'];
    const { complaints, result } = await asked(args, ['', id ?? '', 'open-day'], 'en');
    expect(complaints).toEqual([expect.stringContaining(`content/blog/${id} is taken`)]);
    expect(result.slug).toBe('open-day');
  });

  it('are asked again where nothing was said', async () => {
    const { complaints, result } = await asked(['news'], ['  ', '見学会', 'Open day', '', '', 'event'], 'ja');
    expect(complaints).toEqual(['空のままにできません']);
    expect(result.title).toBe('見学会');
  });

  it.each([
    [['news'], 'ja', '"タイトル" を付けてください'],
    [['news', '見学会'], 'ja', '--en "Title" を付けてください'],
    [['news', 'Open day', '--date', '2026-02-30'], 'ja', '「2026-02-30」という日付はありません'],
    [['news', 'Open day', '--choice', 'evnt'], 'en', '"evnt" is no choice. Did you mean "event"?'],
    [['news', 'Open day', '--slug', 'Open Day'], 'en', '"Open Day" will not do'],
    ...['about', 'news', 'en', '404', 'assets', 'data', 'edit'].map((slug): [string[], 'en', string] => [
      ['page', 'Open day', '--slug', slug],
      'en',
      `/${slug} is the address of another page of the site: give the folder another name`,
    ]),
    [['post', 'Open day', '--slug', 'tags'], 'ja', '/blog/tags/… はサイトのほかのページのアドレスです'],
    [['post', 'Open day', '--slug', 'archive'], 'en', '/blog/archive/… is the address of another page'],
    ...['index', '404'].map((slug): [string[], 'en', string] => [
      ['news', 'Open day', '--slug', slug],
      'en',
      `/news/${slug} is the address of another page`,
    ]),
    [['example', '例', '--en', 'Examples'], 'en', '/labneeds/examples is the address of another page'],
    [['page', 'Open day', '--date', 'yesterday'], 'en', '"yesterday" is no day'],
    [['page', 'Open day', '--choice', 'event'], 'en', 'page (page made of blocks) has no --choice'],
    [['page', 'Open day', '--choice', ''], 'ja', 'page（ブロックで作るページ）に --choice はありません'],
    [['example', 'Open day', '--date', '2026-04-01'], 'ja', 'example（自動化例）に --date はありません'],
  ] as const)('without a terminal, %j says in %s: %s', async (args, language, words) => {
    const failure = await answersOf(given([...args]), undefined, language).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect(((failure as UsageError).wording as Record<string, string>)[language]).toContain(words);
  });

  it.each([
    ['news LabCraft 2.0 を公開しました --en Title', 'LabCraft 2.0 を公開しました'],
    ['news --en Title LabCraft 2.0 を公開しました', 'LabCraft 2.0 を公開しました'],
    ['--en Title news 見学会', '見学会'],
    ['news --en Title', undefined],
    ['--en Title news', undefined],
  ])('the title of %s, without quotes, is %s', (line, title) => {
    expect(given(line.split(' '))).toMatchObject({ kind: 'news', titleEn: 'Title', title });
  });

  it.each([
    [['newz'], 'Did you mean "news"?'],
    [['news', '--categry', 'x'], "Unknown option '--categry'. Use: npm run new"],
    [['news', '見学会', '--en', 'Open', 'day'], 'Put a title that has spaces into quotes'],
    [['news', '--slug', 'zz', '--slug', 'yy'], '--slug is given twice: delete one of them'],
    [['news', '--draft', '--draft'], '--draft is given twice'],
    [['news', 'Open', '--draft', 'day'], 'Put a title that has spaces into quotes'],
  ])('%j is refused at once', (args, words) => {
    expect(() => given(args)).toThrow(words);
  });
});
