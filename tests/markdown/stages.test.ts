import { homePage } from '../../app/[locale]/(home)/definition';
import { sectionOf } from '../../app/guide-sections';
import { addGuides } from '../../build/export/llms';
import { markdownFacts, markdownOf } from '../../build/export/markdown/markdown';
import { markdownFile } from '../../build/export/served-path';
import type { KnownPage } from '../../build/export/types';
import { parsePage } from '../../build/html';
import { loadContent } from '../../lib/content/load';
import { knownPage, textsOf } from '../export/fixture';
import { messages } from '../words';
import { page } from './fixture';

// The documents are made by a build.
jest.mock('@/lib/generated', () => ({ readGenerated: () => ({ ja: [], en: [] }) }));

const CONTENT = loadContent();
const { siteUrl, company } = CONTENT.site.data;

const texts = {
  'index.html': page('<h1>家</h1>', { path: '/' }).replaceAll('https://lab.example.com', siteUrl),
  'en.html': page('<h1>Home</h1>', { lang: 'en', path: '/en' }).replaceAll(
    'https://lab.example.com',
    siteUrl,
  ),
  'terms.html': page('<h1>規約</h1>', { path: '/terms' }).replaceAll('https://lab.example.com', siteUrl),
  'cases/a.html': page('<h1>例</h1>', { path: '/cases/a' })
    .replaceAll('https://lab.example.com', siteUrl)
    .replace('<title>題', `<title>[例]｜${company.name.ja}`),
  '404.html': page('<h1 data-not-found>404</h1>'),
};

function withGuides(content: typeof CONTENT) {
  const known = Object.entries(texts).map(([path, html]): [string, KnownPage] => {
    const guide = path === '404.html' ? undefined : markdownFacts(parsePage(html));
    return [path, knownPage({ guide })];
  });
  const files = new Map<string, Uint8Array>();
  addGuides({ files, pages: new Map(known) }, content);
  return textsOf(files);
}

it.each([
  ['index.html', 'index.md'],
  ['en.html', 'en/index.md'],
  ['cases/a.html', 'cases/a.md'],
])('the Markdown file of %s is %s', (path, file) => expect(markdownFile(path)).toBe(file));

it('a page that is not complete has no Markdown file', () => {
  expect(() => markdownOf(parsePage('<html lang="ja"><main></main></html>'))).toThrow(
    'the page has no title',
  );
});

describe('llms.txt', () => {
  const guides = withGuides(CONTENT);
  const guide = guides['llms.txt'] ?? '';

  it('begins with the name and a summary, as the format asks', () => {
    expect(guide.split('\n').slice(0, 3)).toEqual([
      `# ${company.name.ja}`,
      '',
      `> ${homePage.head('ja').description}`,
    ]);
  });

  it('links the Markdown files of its own language with a line each, without the name of the site', () => {
    expect(guide).toContain(`- [\\[例\\]](${siteUrl}/cases/a.md): 説明: 一行`);
    expect(guide).not.toContain('/en/index.md');
    expect(guides['en/llms.txt']).toContain(`(${siteUrl}/en/index.md)`);
  });

  it.each([
    ['Lab [x', '[例]｜Lab [x'],
    ['C++ Lab', '[例] | C++ Lab'],
    ['(株)東北ラボ', '[例]｜(株)東北ラボ'],
    ['a|b', '[例] | a|b'],
    ['$& $1', '[例]｜$& $1'],
  ])('takes a company named "%s" off the titles', (name, title) => {
    const named = {
      ...CONTENT,
      site: {
        ...CONTENT.site,
        data: { ...CONTENT.site.data, company: { ...company, name: { ja: name, en: name } } },
      },
    };
    const html = page('<h1>例</h1>', { path: '/cases/a' }).replace('<title>題', () => `<title>${title}`);
    const known = knownPage({ guide: markdownFacts(parsePage(html)) });
    const files = new Map<string, Uint8Array>();
    addGuides({ files, pages: new Map([['cases/a.html', known]]) }, named);
    const text = textsOf(files)['llms.txt'];
    expect(text).toContain('- [\\[例\\]](');
    expect(text?.startsWith(`# ${name}\n`)).toBe(true);
  });

  it('ends with what may be left out', () => {
    const optional = guide.slice(guide.indexOf('## Optional'));
    expect(optional).toContain('/terms.md');
    expect(optional.match(/^## /gm)).toHaveLength(1);
  });

  it('says that values are samples only as long as some are', () => {
    // The same content with every mark taken away.
    const real: typeof CONTENT = JSON.parse(JSON.stringify(CONTENT), (key, value) =>
      key === 'samples' ? [] : value,
    );
    const marked: typeof CONTENT = { ...real, site: { ...real.site, samples: ['mail'] } };
    const { sample } = messages.ja.llms;
    const says = (content: typeof CONTENT) => withGuides(content)['llms.txt']?.includes(sample);
    expect([says(marked), says(real)]).toEqual([true, false]);
  });

  it.each([
    ['/', 'company'],
    ['/en/services/tore', 'services'],
    ['/cases/a', 'cases'],
    ['/news', 'news'],
    ['/something-new', 'more'],
    ['/en/privacy', 'optional'],
  ])('puts %s under %s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });
});
