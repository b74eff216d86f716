import path from 'node:path';
import { addFonts } from '@/build/export/fonts';
import { exportOf, textsIn } from '../export/fixture';
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
  'news.html': page('<header><b class="md:font-head">相談</b></header><main><h1>お知らせ</h1></main>'),
  'about.html': page('<main><h1>LabCraft</h1><h4>会社</h4></main>'),
  'en.html': page('<main><h1>Hello</h1><a class="md:font-head" lang="ja">日本語</a></main>', 'en'),
};

const cache = temporaryFolder();

type Texts = Record<string, string>;

async function run(texts: Texts): Promise<Texts> {
  const exported = exportOf(texts, { root: path.resolve(__dirname, '../..'), cache });
  await addFonts(exported);
  return textsIn(exported);
}

const fontsIn = (files: Texts) =>
  Object.keys(files)
    .filter((name) => name.startsWith('assets/fonts/'))
    .sort();
const rulesIn = (files: Texts) =>
  [...(files[SHEET] ?? '').matchAll(/"TLA Sans JP";src:url\(\/(\S+?)\).*?unicode-range:([^}]*)\}/g)].map(
    ([, file, range]) => ({ file, range }),
  );
const preloads = (files: Texts, name: string) =>
  [...(files[name] ?? '').matchAll(/<link rel="preload"[^>]*href="\/([^"]*)"[^>]*>/g)].map(
    ([, file]) => file,
  );

describe('the stage', () => {
  it('makes a core of home and frame, and a file for what a section adds', async () => {
    const files = await run(site);
    expect(fontsIn(files)).toEqual([
      expect.stringMatching(/^assets\/fonts\/sans-jp-core-[\da-f]{10}\.woff2$/),
      expect.stringMatching(/^assets\/fonts\/sans-jp-in-about-[\da-f]{10}\.woff2$/),
      expect.stringMatching(/^assets\/fonts\/sans-jp-in-news-[\da-f]{10}\.woff2$/),
    ]);
    expect(rulesIn(files).map(({ file }) => file)).toEqual(fontsIn(files));
    expect(rulesIn(files)[0]?.range).toBe('U+624B,U+66F8,U+76F8,U+8AC7,U+9806');
  });

  it('leaves body text out', async () => {
    const ranges = rulesIn(await run(site)).map(({ range }) => range);
    expect(ranges.join()).not.toContain('U+672C');
  });

  it('preloads the core where the large headings need it, and nowhere else', async () => {
    const files = await run(site);
    const [core] = fontsIn(files);
    expect(preloads(files, 'index.html')).toEqual([core]);
    expect(preloads(files, 'news.html')).toEqual([]);
    expect(preloads(files, 'about.html')).toEqual([]);
    expect(files['index.html']).toContain(
      `<link rel="preload" as="font" type="font/woff2" href="/${core}" crossorigin=""><link rel="stylesheet"`,
    );
  });

  it.each([
    [
      'a Japanese heading with a character that the face lacks',
      { 'news.html': page('<h2>祝😀</h2>') },
      'news.html: a heading has 「😀」 (U+1F600), which the Japanese face lacks',
    ],
    [
      'an English heading with one that the Latin face lacks',
      { 'en/a.html': page('<h2>Łódź</h2>', 'en') },
      'en/a.html: a heading has 「Ł」 (U+0141), which the Latin face lacks',
    ],
    ['a site without the Latin face', { [SHEET]: 'a{}' }, 'no stylesheet has an @font-face for "TLA Sans"'],
  ])('refuses %s', async (_case, change, message) => {
    await expect(run({ ...site, ...change })).rejects.toThrow(message);
  });
});
