import { IMAGE_FILE_RULE } from '@/lib/content/fields';
import { formatProblem, inLanguage } from '@/lib/content/problems';
import { article, type Files, JPEG, problemsWith, readWith, WEBP } from './fixture';

/**
 * What an editor did, the files after it, and every line that is reported, without `content/news/opening/`. One with
 * `{locale}` stands for the same of both languages.
 */
type Case = [deed: string, files: Files, lines: string | string[]];

const both = (changes: Parameters<typeof article>[0]): Files => ({
  'news/opening/index.ja.md': article(changes),
  'news/opening/index.en.md': article(changes),
});
const inJapanese = (contents: string | Buffer): Files => ({ 'news/opening/index.ja.md': contents });
const ja = (...given: Parameters<typeof article>): Files => inJapanese(article(...given));
const site = (contents: unknown): Files => ({ 'site.json': JSON.stringify(contents, null, 2) });

const NOT_FOUND =
  'Image not found: put it next to this file and name it as ./name.webp, in the same upper and lower case';
const STRAY = 'Stray image: no file in this folder shows it; use it or delete it';
const NO_FIGURE =
  'No such figure in content/facts.json, or no format for it: correct the name or the format, or add the figure there';
const EMPTY = 'This field is empty: fill it in, or delete its line, as it may be left out';
const WORDLESS = 'Add words: of signs alone no list and no screen reader can make a name';
const NO_ID = 'Rename the folder: an id is lower-case ASCII words with hyphens, like 2026-04-open-day';

const UNREADABLE: Case[] = [
  [
    'no YAML',
    ja({ title: 'One: two' }),
    'index.ja.md:2:8: Invalid YAML: put a text that holds ": " in quotes',
  ],
  [
    'a field twice in front matter',
    ja({ 'link: /a\nlink': '/b' }),
    'index.ja.md:8:1: Invalid YAML: this field name is used twice; delete one of them',
  ],
  [
    'a text that YAML takes for an alias',
    ja({ title: '*Opening' }),
    'index.ja.md:2:8: Invalid YAML: put a text that starts with "*" in quotes',
  ],
  [
    'a field without the space after its colon',
    inJapanese('---\ntitle:Opening\n# Day\ndate: 2026-04-01\ncategory: event\n---\n\nText.\n'),
    'index.ja.md:4:1: Invalid YAML: look at the signs, the indentation and the space after ":" in this line and the one before, or put the text in quotes (Unexpected scalar token in YAML stream: "date")',
  ],
  [
    'Markdown without front matter',
    inJapanese('# Opening\n'),
    'index.ja.md:1:1: Frontmatter not found: the file must start with fields between two lines of "---"',
  ],
  [
    'a comma too many in JSON',
    { 'cases/flow/index.ja.json': '{\n  "title": "Flow",\n}\n' },
    'content/cases/flow/index.ja.json:3:1: Invalid JSON: expected a field name in double quotes (no comma after the last field)',
  ],
];

const BROKEN: Case[] = [
  [
    'a merge that was left half done',
    ja({}, '<<<<<<< HEAD\nOurs\n=======\nTheirs\n>>>>>>> branch\n'),
    [8, 10, 12].map(
      (line) =>
        `index.ja.md:${line}:1: A merge left its mark: keep the text that is right and delete the lines <<<<<<<, ======= and >>>>>>>`,
    ),
  ],
  [
    'a mark that turns the text around',
    ja({}, 'One \u202Etwo\n'),
    'index.ja.md:8:5: Invisible or broken character (U+202E): delete it',
  ],
  [
    'a control character behind an escape, deep in a file',
    site({ mail: 'a@b.jp', urls: { maps: 'https://maps.test\u0007' } }),
    'content/site.json:4:13 urls.maps: Invisible or broken character (U+0007): delete it (got "https://maps.test\\u0007")',
  ],
  [
    'a file that holds no fields',
    { 'cases/flow/index.ja.json': '[]' },
    'content/cases/flow/index.ja.json:1:1 (whole file): Must be a group of fields (got [])',
  ],
  [
    'another encoding',
    inJapanese(Buffer.from(article({}, 'caf\u00e9\n'), 'latin1')),
    'index.ja.md:8:4: Not UTF-8: save the file again with the encoding "UTF-8"',
  ],
];

const tags = (names: Record<string, { ja: string; en: string }>): Files => ({
  'tags.json': JSON.stringify(names, null, 2),
});
const LABCRAFT = { labcraft: { ja: 'LabCraft', en: 'LabCraft' } };

const WRONG_TAGS: Case[] = [
  [
    'a tag that is not in the list',
    both({ tags: '[labcraft, pilot]' }),
    'index.{locale}.md:5:18 tags.1: No tag of content/tags.json has this slug: correct it, or add the tag there (got "pilot")',
  ],
  [
    'two tags with one name',
    {
      ...tags({ ...LABCRAFT, pilot: { ja: 'LabCraft', en: 'Pilot' } }),
      ...both({ tags: '[labcraft, pilot]' }),
    },
    'content/tags.json:7:11 pilot.ja: The same as that of "labcraft": reword one of them (case and width make no difference) (got "LabCraft")',
  ],
  [
    'a slug that is no ASCII',
    { ...tags({ 実証: { ja: '実証実験', en: 'Pilot' } }) },
    'content/tags.json:2:3 実証: Use lower-case ASCII words joined by hyphens, like "flow-synthesis" (got "実証")',
  ],
  [
    'a tag without an English name',
    { 'tags.json': '{\n  "labcraft": { "ja": "LabCraft" }\n}\n' },
    'content/tags.json:2:15 labcraft.en: Missing field: add it, a text',
  ],
  [
    'a tag that an entry has twice',
    both({ tags: '[labcraft, labcraft]' }),
    'index.{locale}.md:5:7 tags: A tag is given twice: delete one (got ["labcraft","labcraft"])',
  ],
  [
    'other tags in the other language',
    {
      ...tags({ ...LABCRAFT, pilot: { ja: '実証実験', en: 'Pilot' } }),
      'news/opening/index.en.md': article({ tags: '[pilot]' }),
    },
    'index.en.md:5:7 tags: Must be the same in both languages: ja ["labcraft"], en ["pilot"]',
  ],
  [
    'a figure in a tag that there is not',
    tags({ labcraft: { ja: '{{plate.wells}}穴', en: 'LabCraft' } }),
    `content/tags.json:3:11 labcraft.ja: ${NO_FIGURE} (got "{{plate.wells}}")`,
  ],
];

const WRONG_FIELDS: Case[] = [
  [
    'a day that does not exist',
    ja({ date: '2026-02-30' }),
    'index.ja.md:3:7 date: There is no such day: write one that exists as YYYY-MM-DD, like 2026-02-28 (got "2026-02-30")',
  ],
  [
    'a day in another form',
    ja({ date: '2026/2/3' }),
    'index.ja.md:3:7 date: Write a day as YYYY-MM-DD in plain digits, like 2026-02-28 (got "2026/2/3")',
  ],
  [
    'a day in wide digits',
    ja({ date: '２０２６-０２-０３' }),
    'index.ja.md:3:7 date: Write a day as YYYY-MM-DD in plain digits, like 2026-02-28 (got "２０２６-０２-０３")',
  ],
  [
    'an item of a list without a word',
    both({ tags: '[labcraft, ~]' }),
    'index.{locale}.md:5:18 tags.1: An item of this list is empty: fill it in, or delete its line (got null)',
  ],
  [
    'an unknown category',
    ja({ category: 'press' }),
    'index.ja.md:4:11 category: Use one of announcement, service, event, case, technical (got "press")',
  ],
  ['a missing field', ja({ excerpt: null }), 'index.ja.md:2:1 excerpt: Missing field: add it, a text'],
  ...['link', 'caption', 'image', 'updated', 'draft'].map(
    (field): Case => [
      `nothing behind a field that may be left out, ${field}`,
      ja({ [field]: '' }),
      `index.ja.md:7:${field.length + 3} ${field}: ${EMPTY} (got null)`,
    ],
  ),
  ['nothing behind one that has a list', ja({ tags: '' }), `index.ja.md:5:7 tags: ${EMPTY} (got null)`],
  [
    'an empty text in a field that may be left out',
    ja({ caption: '" "' }),
    `index.ja.md:7:10 caption: ${EMPTY} (got " ")`,
  ],
  [
    'a misspelt field',
    ja({ lnik: '/a' }),
    'index.ja.md:7:1 lnik: Unknown field: did you mean "link"? (got "/a")',
  ],
  ['a text for a list', ja({ tags: 'A' }), 'index.ja.md:5:7 tags: Must be a list like [a, b] (got "A")'],
  [
    'a link with a language prefix',
    both({ link: '/en/about' }),
    'index.{locale}.md:7:7 link: Use a path like "/about" or an address that starts with https:// (got "/en/about")',
  ],
  ['a title of an emoji', ja({ title: '🎉' }), `index.ja.md:2:8 title: ${WORDLESS} (got "🎉")`],
  [
    'a line break in a title, which has one line',
    ja({ title: '見学会|のご案内' }),
    'index.ja.md:2:8 title: A "|" breaks the lines of headings alone: delete it here (got "見学会|のご案内")',
  ],
  [
    'a picture in a folder of its own',
    both({ image: './deep/a.webp' }),
    `index.{locale}.md:7:8 image: ${IMAGE_FILE_RULE} (got "./deep/a.webp")`,
  ],
  [
    'a made-up address where a path belongs',
    both({ link: 'http://example.org/' }),
    'index.{locale}.md:7:7 link: Use a path like "/about" or an address that starts with https:// (got "http://example.org/")',
  ],
  [
    'a misspelt field deep inside a page',
    {
      'pages/about/ja.json':
        '{\n  "title": "会社",\n  "items": [\n    { "image": { "src": "./desk.webp", "alt": "", "altt": 1 } }\n  ]\n}\n',
    },
    'content/pages/about/ja.json:4:51 items.0.image.altt: Unknown field: did you mean "alt"? (got 1)',
  ],
  [
    'the field of the other language, where a page has a layout in each',
    { 'pages/home/en.json': '{ "heading": "Home", "title": "Home" }' },
    'content/pages/home/en.json:1:22 title: Unknown field: delete it, or use one of heading (got "Home")',
  ],
];

const WRONG_FOLDERS: Case[] = [
  [
    'an id that is not kebab-case',
    { 'news/Big_News/index.ja.md': article(), 'news/Big_News/index.en.md': article() },
    `content/news/Big_News id: ${NO_ID} (got "Big_News")`,
  ],
  [
    'two ids that differ only by case',
    { 'news/Opening/index.ja.md': article(), 'news/Opening/index.en.md': article() },
    [
      `content/news/Opening id: ${NO_ID} (got "Opening")`,
      'content/news/opening id: Duplicate id: differs from "Opening" only by case; rename one of them (got "opening")',
    ],
  ],
  [
    'a language in the wrong format',
    { 'news/opening/index.en.md': null, 'news/opening/index.en.json': '{}' },
    [
      'index.en.md: The English file is missing: copy index.ja.md to index.en.md and translate it',
      'index.en.json: Stray file: move or delete it; this folder holds index.ja.md, index.en.md and the images they show',
    ],
  ],
  [
    'a stray file beside entries',
    { 'news/draft.md': article() },
    'content/news/draft.md: Stray file: an entry is a folder content/news/<id>/; make one with npm run new',
  ],
  [
    'a stray file at the top',
    { 'readme.txt': 'x' },
    'content/readme.txt: Stray file: move or delete it; only site.json, facts.json, search.json, tags.json lie here',
  ],
  [
    'a stray file among the pages',
    { 'pages/note.txt': '' },
    'content/pages/note.txt: Stray file: move or delete it; a page is a folder content/pages/<page>/',
  ],
  [
    'a misspelt collection',
    { 'newz/opening/index.ja.md': article() },
    'content/newz: Unknown collection: correct the name; there are cases, news, pages',
  ],
  [
    'a page without a schema',
    { 'pages/team/ja.json': '{}' },
    'content/pages/team: Unknown page: correct the name of the folder, or add its definition to app/pages.ts',
  ],
  [
    'a schema without a page',
    { 'pages/home/ja.json': null, 'pages/home/en.json': null },
    'content/pages/home: Missing page: app/pages.ts has a definition for it; bring it back with git restore',
  ],
  ['no site file', { 'site.json': null }, 'content/site.json: Missing file: bring it back with git restore'],
];

const BROKEN_TIES: Case[] = [
  [
    'a shared field that differs between the languages',
    { 'news/opening/index.en.md': article({ date: '2025-04-02' }) },
    'index.en.md:3:7 date: Must be the same in both languages: ja "2025-04-01", en "2025-04-02"',
  ],
  [
    'a shared field that only one language has',
    { 'news/opening/index.ja.md': article({ link: '/about' }) },
    'index.en.md:2:1 link: Must be the same in both languages: ja "/about", en undefined',
  ],
  [
    'a shared field that differs in an item of a list',
    {
      'pages/about/en.json':
        '{\n  "title": "About",\n  "items": [\n    { "image": { "src": "./chair.webp", "alt": "" } }\n  ]\n}',
      'pages/about/chair.webp': WEBP,
    },
    'content/pages/about/en.json:3:12 items.*.image.src: Must be the same in both languages: ja ["./desk.webp"], en ["./chair.webp"]',
  ],
  [
    'an item that one language alone has, and nothing of the fields below it',
    {
      'pages/about/ja.json':
        '{\n  "title": "会社",\n  "items": [\n    { "image": { "src": "./desk.webp", "alt": "" } },\n    { "image": { "src": "./desk.webp", "alt": "" } }\n  ]\n}',
    },
    'content/pages/about/en.json:3:12 items: 2 item(s) in Japanese and 1 in English: use as many in both',
  ],
  [
    'no such image',
    both({ image: './a.webp' }),
    `index.{locale}.md:7:8 image: ${NOT_FOUND} (got "./a.webp")`,
  ],
  [
    'one named at its end',
    ja({}, '![a][1]\n\n[1]: ./a.png\n'),
    `index.ja.md:10:1 body: ${NOT_FOUND} (got "./a.png")`,
  ],
  ['an image that nothing shows', { 'news/opening/old.webp': '' }, `old.webp: ${STRAY}`],
  [
    'a reference to an entry that does not exist',
    Object.fromEntries(
      ['ja', 'en'].map((locale) => [
        `cases/flow/index.${locale}.json`,
        '{\n  "title": "Flow",\n  "related": ["opening", "closing"]\n}',
      ]),
    ),
    'content/cases/flow/index.{locale}.json:3:26 related.1: No entry of content/news/ has this id: check its spelling (got "closing")',
  ],
];

const SAMPLE_MARKS: Case[] = [
  [
    'a sample path that leads nowhere',
    site({ sample: ['mail', 'urls.map'], mail: 'a@b.jp', urls: { maps: 'https://maps.test' } }),
    'content/site.json:4:5 sample.1: No field has this path: correct it, or take it out of "sample" (got "urls.map")',
  ],
  [
    'a sample mark of the wrong type',
    ja({ sample: 'maybe' }),
    'index.ja.md:7:9 sample: Must be a list like [a, b] (got "maybe")',
  ],
  [
    'a made-up address without a mark',
    site({ mail: 'a@b.jp', urls: { maps: 'https://maps.example.com' } }),
    'content/site.json:4:13 urls.maps: A made-up value: put the real one, or add this path to the "sample" list of the file (got "https://maps.example.com")',
  ],
];

const search = (contents: object): Files => ({
  'search.json': JSON.stringify({ synonyms: [['arm', 'アーム']], popular: ['/about'], ...contents }, null, 2),
});

const WRONG_SEARCH: Case[] = [
  [
    'a group of words with one word twice',
    search({ synonyms: [['arm', 'アーム', 'ＡＲＭ']] }),
    'content/search.json:3:5 synonyms.0: A word stands twice; case and width make no difference (got ["arm","アーム","ＡＲＭ"])',
  ],
  [
    'a group of one word',
    search({ synonyms: [['arm']] }),
    'content/search.json:3:5 synonyms.0: A group needs two words or more (got ["arm"])',
  ],
  [
    'a page that is suggested twice',
    search({ popular: ['/about', '/news', '/about'] }),
    'content/search.json:8:14 popular: A page stands twice (got ["/about","/news","/about"])',
  ],
  [
    'a figure that there is not',
    search({ synonyms: [['arm', '{{no.such}}']] }),
    `content/search.json:5:7 synonyms.0.1: ${NO_FIGURE} (got "{{no.such}}")`,
  ],
  [
    'no file of tags and none for the search',
    { 'tags.json': null, 'search.json': null },
    [
      'content/search.json: Missing file: bring it back with git restore',
      'content/tags.json: Missing file: bring it back with git restore',
    ],
  ],
];

const reports = (_deed: string, files: Files, lines: string | string[]) => {
  const expected = [lines]
    .flat()
    .flatMap((line) =>
      line.includes('{locale}') ? ['ja', 'en'].map((locale) => line.replace('{locale}', locale)) : [line],
    );
  const { problems } = readWith(files);
  const said = problems.map((problem) => formatProblem(problem, 'en'));
  expect(said.map((line) => line.replace('content/news/opening/', ''))).toEqual(expected);
  const sentences = problems.map(({ message }) => inLanguage(message, 'ja').replace(/「.*?」/g, ''));
  expect(sentences.filter((sentence) => !/[ぁ-んァ-ヶ一-龠]/.test(sentence))).toEqual([]);
};

describe('a file that cannot be read', () => {
  it.each(UNREADABLE)('reports %s', reports);
});
describe('a file with broken characters', () => {
  it.each(BROKEN)('reports %s', reports);
});
describe('a field that is wrong', () => {
  it.each(WRONG_FIELDS)('reports %s', reports);
});
describe('tags', () => {
  it.each(WRONG_TAGS)('reports %s', reports);
});
describe('a file or folder in the wrong place', () => {
  it.each(WRONG_FOLDERS)('reports %s', reports);
});
describe('what must fit together', () => {
  it.each(BROKEN_TIES)('reports %s', reports);
});
describe('words of the search', () => {
  it.each(WRONG_SEARCH)('reports %s', reports);
});
describe('sample marks', () => {
  it.each(SAMPLE_MARKS)('reports %s', reports);
});

describe('a correct folder', () => {
  it('has no problems', () => expect(problemsWith({})).toEqual([]));

  it('may have a byte order mark, Windows line ends and hidden files', () => {
    const windows = `\uFEFF${article({ image: './cover.webp' }, '![]( ./inside.jpg )\n').replaceAll('\n', '\r\n')}`;
    const files = {
      'news/opening/index.ja.md': windows,
      'news/opening/index.en.md': windows,
      'news/opening/cover.webp': WEBP,
      'news/opening/inside.jpg': JPEG,
      'news/.DS_Store': 'x',
      'news/deleted/.DS_Store': 'x',
    };
    expect(problemsWith(files)).toEqual([]);
  });

  it('may name a page of another site at the end of a text that shows a picture', () => {
    const body = '![plan](./plan.webp)\n\nAnd [more][1]\n\n[1]: https://other.test/plan\n';
    const files = { ...ja({}, body), 'news/opening/plan.webp': WEBP };
    expect(problemsWith(files)).toEqual([]);
  });

  it('may tell of a picture without showing it', () => {
    expect(problemsWith(ja({}, 'The file [plan]: ./plan.png is here.\n'))).toEqual([]);
  });

  it('may name a schema for editors', () => {
    const files = { 'pages/home/ja.json': '{ "$schema": "../x.json", "title": "ホーム" }' };
    expect(problemsWith(files)).toEqual([]);
  });

  it('has its figures in the tags and in the words of the search', () => {
    const { tags: names, search: words } = readWith({
      ...tags({ labcraft: { ja: '{{plan.basic|amount}}', en: '{{plan.basic|amount}}' } }),
      ...search({ synonyms: [['arm', '{{plan.basic|amount}}']] }),
    });
    expect(names?.data).toEqual({ labcraft: { ja: '50,000円', en: 'JPY 50,000' } });
    expect(words?.data?.synonyms).toEqual([['arm', '50,000円']]);
  });

  it('keeps dates as text', () => {
    expect(readWith().collections.news?.[0]?.data).toMatchObject({ date: '2025-04-01' });
  });

  it('lists news from the newest to the oldest, the same day by id', () => {
    const on = (date: string) => article({ date });
    const files = Object.fromEntries(
      [
        ['b', '2025-01-01'],
        ['a', '2025-01-01'],
        ['c', '2025-05-01'],
      ].flatMap(([id, date]) =>
        ['ja', 'en'].map((locale) => [`news/${id}/index.${locale}.md`, on(date as string)]),
      ),
    );
    const ids = readWith(files)
      .collections.news?.filter(({ locale }) => locale === 'en')
      .map(({ id }) => id);
    expect(ids).toEqual(['c', 'opening', 'a', 'b']);
  });

  it('reports all problems of all files at once', () => {
    const files = { ...both({ category: 'x' }), 'newz/a/index.ja.md': '', 'site.json': '{' };
    expect(problemsWith(files)).toHaveLength(4);
  });
});
