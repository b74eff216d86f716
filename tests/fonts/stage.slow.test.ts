import path from 'node:path';
import { addFonts } from '@/build/export/fonts';
import { parsePage } from '@/build/html';
import { headingCharacters } from '@/build/prepare/fonts/collect';
import { localeOf } from '@/lib/i18n/paths';
import { filesOf, knownPage, textsOf } from '../export/fixture';
import { temporaryFolder } from '../helpers/temporary';

const CSS = '@font-face{font-family:TLA Sans;src:url(/assets/fonts/sans-1.woff2)}';
const SHEET = '_next/static/chunks/a.css';

const page = (body: string, lang = 'ja') =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>T</title><link rel="stylesheet" href="/${SHEET}"></head>` +
  `<body>${body}</body></html>`;

const site = {
  [SHEET]: CSS,
  'index.html': page(
    '<header><b class="md:font-head">相談</b></header><main><h1>手順書</h1><p>本文</p></main>',
  ),
  'news.html': page(
    '<header><b class="md:font-head">相談</b></header><main><h1>お知らせの一覧と更新の記録</h1></main>',
  ),
  'about.html': page('<main><h1>LabCraft</h1><h4>会社</h4></main>'),
  'en.html': page('<main><h1>Hello</h1><a class="md:font-head" lang="ja">日本語</a></main>', 'en'),
};

const cache = temporaryFolder();

type Texts = Record<string, string>;

async function run({ [SHEET]: css = '', ...pages }: Texts) {
  const known = Object.entries(pages).map(([name, html]): [string, ReturnType<typeof knownPage>] => {
    const locale = localeOf(`/${name.replace('.html', '')}`);
    return [name, knownPage({ characters: headingCharacters(name, parsePage(html), locale) })];
  });
  const files = new Map(filesOf({ [SHEET]: css }));
  const root = path.resolve(__dirname, '../..');
  const core = await addFonts({ files, pages: new Map(known), root, cache, report: () => undefined });
  return { texts: textsOf(files), core, pages: new Map(known) };
}

const fontsIn = (files: Texts) =>
  Object.keys(files)
    .filter((name) => name.startsWith('assets/fonts/'))
    .sort();
const rulesIn = (files: Texts) =>
  [...(files[SHEET] ?? '').matchAll(/"TLA Sans JP";src:url\(\/(\S+?)\).*?unicode-range:([^}]*)\}/g)].map(
    ([, file, range]) => ({ file, range }),
  );
describe('the stage', () => {
  it('makes a core of home and frame, a file for what a section adds, and one for the rest', async () => {
    const { texts: files } = await run(site);
    expect(fontsIn(files)).toEqual([
      expect.stringMatching(/^assets\/fonts\/sans-jp-core-[\da-f]{10}\.woff2$/),
      expect.stringMatching(/^assets\/fonts\/sans-jp-in-news-[\da-f]{10}\.woff2$/),
      expect.stringMatching(/^assets\/fonts\/sans-jp-shared-[\da-f]{10}\.woff2$/),
    ]);
    expect(
      rulesIn(files)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(fontsIn(files));
    // The shared ones come first.
    expect(rulesIn(files)[1]?.range).toBe('U+624B,U+66F8,U+76F8,U+8AC7,U+9806');
  });

  it('lets what several sections share stand for all that no other file has, before the others', async () => {
    const { texts } = await run({
      ...site,
      'team.html': '<h1>共有</h1>',
      'tech.html': '<h1>共有</h1>',
    });
    const [first, ...others] = rulesIn(texts);
    expect(first).toEqual({
      file: expect.stringContaining('sans-jp-shared-'),
      range: 'U+3000-9FFF',
    });
    expect(others[0]?.file).toContain('sans-jp-core-');
    for (const { range } of others) expect(range).toMatch(/^(?:U\+[\dA-F]{4},?)+$/);
  });

  it('leaves body text out', async () => {
    const ranges = rulesIn((await run(site)).texts).map(({ range }) => range);
    expect(ranges.join()).not.toContain('U+672C');
  });

  it('tells the core, which the large headings of some pages need', async () => {
    const { texts, core, pages } = await run(site);
    expect(core?.address).toBe(`/${fontsIn(texts)[0]}`);
    const needing = [...pages].filter(([, { characters }]) =>
      characters.large.some((character) => core?.characters.has(character)),
    );
    expect(needing.map(([name]) => name)).toEqual(['index.html']);
  });

  it('has no core without a Japanese heading', async () => {
    expect((await run({ [SHEET]: CSS })).core).toBeUndefined();
  });

  it("leaves what the faces lack to the visitor's own", async () => {
    const { texts } = await run({
      ...site,
      'news.html': page('<h2>祝😀CO₂</h2>'),
      'en/a.html': page('<h2>Łódź</h2>', 'en'),
    });
    const ranges = rulesIn(texts).map(({ range }) => range);
    expect(ranges.join()).not.toMatch(/U\+(?:1F600|2082|141)/);
  });

  it('refuses a site without the Latin face', async () => {
    await expect(run({ ...site, [SHEET]: 'a{}' })).rejects.toThrow(
      'no stylesheet has an @font-face for "TLA Sans"',
    );
  });
});
