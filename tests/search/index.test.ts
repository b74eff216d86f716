/** The stage reads content with tools that want the real globals of Node; its parts do not. */
import { indexedPages, pageText } from '@/build/export/search-index/pages';
import { fillSiteIndex } from '@/build/export/search-index/site-index';
import { indexFiles, shardsOf } from '@/build/export/search-index/write';
import type { PageText } from '@/build/export/types';
import { htmlOf, parsePage } from '@/build/html';

const page = (title: string, main: string, head = '') =>
  `<!DOCTYPE html><html lang="ja"><head><title>${title}</title><meta name="description" content="説明">${head}</head>` +
  `<body><header>ヘッダー</header><main id="main">${main}</main><footer>フッター</footer></body></html>`;

type Pages = readonly PageText[];
/** What is read of pages by themselves; those in the folder of one are below it. */
const pagesFrom = (texts: Record<string, string>): Pages =>
  Object.entries(texts).flatMap(([path, html]) => {
    const folder = path.replace(/html$/, '').replace(/\.$/, '/');
    const below = Object.keys(texts).filter((other) => other.startsWith(folder));
    const names = below.map((other) => other.slice(folder.length).replace(/\.html$/, ''));
    return pageText(path, parsePage(html), names) ?? [];
  });

const only = (main: string): Pages =>
  pagesFrom({ 'about.html': page('会社案内｜会社名', main), 'contact.html': page('窓口｜会社名', '') });
/** Its sections, each as `#id heading: text`. */
const sections = (main: string) =>
  indexedPages(only(main))[0]?.sections.map(
    ([id, heading, text]) => `${id && `#${id} `}${heading}:${text && ` ${text}`}`,
  );

describe('a page is indexed by sections', () => {
  it.each([
    ['one per heading', '<h1>甲</h1><p>乙</p><h2>丙</h2><p>丁</p>', ['甲: 乙', '丙: 丁']],
    ['with the id of the heading', '<h2 id="a">甲</h2>', ['#a 甲:']],
    ['or of what is around it', '<section id="a"><div><h2>甲</h2></div></section>', ['#a 甲:']],
    ['never an id that React made', '<section id="_R_1_"><h2>甲</h2></section>', ['甲:']],
    ['nor of a panel behind a tab', '<div role="tabpanel" id="p"><h2>甲</h2></div>', ['甲:']],
    ['questions as headings', '<details name="faq"><summary>甲</summary><p>乙</p></details>', ['甲: 乙']],
    ['other summaries as handles', '<h1>甲</h1><details><summary>開く</summary>乙</details>', ['甲: 乙']],
    ['words whole over wbr, blocks apart', '<h1>甲<wbr>乙</h1><p>甲</p><p>乙</p>', ['甲乙: 甲\n乙']],
    [
      'cells and the lines of an answer apart, lines of the source in one',
      '<h1>甲</h1><table><tr><th>乙</th><td><b>丙</b>\n<i>丁</i></td></tr></table><dl><dt>戊</dt> <dd>己</dd></dl>',
      ['甲: 乙\n丙 丁\n戊\n己'],
    ],
    ['without a date above a heading', '<h1>甲</h1><li><p>2025年</p><h2>乙</h2></li>', ['甲:', '乙:']],
    ['without controls', '<h1>甲</h1><button>b</button><nav>n</nav>', ['甲:']],
    ['without drawings and asides', '<h1>甲</h1><svg><text>s</text></svg><aside>a</aside>', ['甲:']],
    ['without what asks for that', '<h1>甲</h1><section data-search-skip><h2>乙</h2></section>', ['甲:']],
    ['without remarks for screen readers', '<h1>甲<span class="visually-hidden">（新）</span></h1>', ['甲:']],
    [
      'with an arrow from old to new',
      '<h1>甲</h1><p><s data-old>3時間</s><b>45分</b></p>',
      ['甲: 3時間 → 45分'],
    ],
    [
      'with its footnotes, without the way back from them',
      '<h1>甲</h1><section data-footnotes><h2 id="f">脚注</h2><ol><li id="n"><p>乙 <a href="#r" data-footnote-backref>↩</a></p></li></ol></section>',
      ['甲:', '#f 脚注: 乙'],
    ],
    ['without cards of other pages', '<h1>甲</h1><li><h2><a href="/contact">乙</a></h2></li>', ['甲:']],
    [
      'with files that are saved from it, without what is said of their size',
      '<h1>甲</h1><li><h3><a href="/a.pdf" download>乙<small data-search-skip>9 KB</small></a></h3><p>丙</p></li>',
      ['甲:', '乙: 丙'],
    ],
    ['with cards of its own places', '<li id="x"><h2><a href="/about#x">乙</a></h2></li>', ['#x 乙:']],
  ])('%s', (_what, main, expected) => expect(sections(main)).toEqual(expected));

  it('and what has a page of its own stays there', () => {
    const files = pagesFrom({
      'news.html': page(
        'お知らせ',
        '<h1>お知らせ</h1><article id="a"><h2>甲</h2></article><article id="b"><h2>乙</h2></article>',
      ),
      'news/a.html': page('甲', '<h1>甲</h1><time datetime="2025-01-02">1月</time>'),
    });
    const [list, article] = indexedPages(files);
    expect(list?.sections).toEqual([
      ['', 'お知らせ', ''],
      ['b', '乙', ''],
    ]);
    expect(article).toMatchObject({ path: '/news/a', kind: 'news', date: '2025-01-02' });
  });
});

describe('the pages', () => {
  const files = pagesFrom({
    'index.html': page('会社名', '<h1>家</h1>'),
    'blog/old.html': page('古い｜会社名', '<h1>古</h1><time datetime="2024-01-01">t</time>'),
    'blog/new.html': page('新しい｜会社名', '<h1>新</h1><time datetime="2025-01-01">t</time>'),
    'cases/a.html': page('事例｜会社名', '<h1>例</h1>'),
    'about.html': page('会社案内｜研究者を自由に', '<h1>社</h1>'),
    '404.html': page('404', ''),
    'search.html': page('検索', ''),
    'blog/tags/react.html': page('React', ''),
    'news/archive/2025/04.html': page('4月', ''),
    'hidden.html': page('準備中', '', '<meta name="robots" content="noindex">'),
  });

  it('are those that are no lists, fixed ones first, then posts, the newest first', () => {
    expect(indexedPages(files).map(({ path }) => path)).toEqual([
      '/',
      '/about',
      '/cases/a',
      '/blog/new',
      '/blog/old',
    ]);
  });

  it('keep a subtitle of their own, not the name of the site', () => {
    const [home, about] = indexedPages(files);
    expect(home?.sections[0]).toEqual(['', '家', '']);
    expect(about?.sections[0]).toEqual(['', '研究者を自由に', '']);
  });

  it('keep every part of a title that is their own, however many bars it has', () => {
    const parts = pagesFrom({
      'blog/a.html': page('装置｜前編｜設計|試作 | 会社名', '<h1>装</h1>'),
      'blog/b.html': page('器具｜会社名', '<h1>器</h1>'),
    });
    const [found] = indexedPages(parts);
    expect([found?.title, found?.sections[0]]).toEqual(['装置', ['', '前編 設計 試作', '']]);
  });

  it('need a title', () => {
    expect(() => indexedPages(pagesFrom({ 'a.html': page('', '') }))).toThrow('a page needs a title');
  });
});

const words = { texts: {} as never, kinds: {} as never, synonyms: [], popular: ['/about'] };

describe('the files', () => {
  it('hold shards below the limit, unless one page alone is above it', () => {
    const pages = [300, 300, 2000, 10].map((length, page) => ({
      page,
      description: 'x'.repeat(length),
      sections: [],
    }));
    expect(shardsOf(pages, 1000).map((shard) => shard.map(({ page }) => page))).toEqual([[0, 1], [2], [3]]);
  });

  it('stay small for a thousand posts: the catalogue grows by a title and an address each', () => {
    const posts = Array.from({ length: 1000 }, (_, at) => ({
      path: `/blog/a-post-about-automation-${at}`,
      bare: `/blog/a-post-about-automation-${at}`,
      kind: 'blog' as const,
      title: `実験の自動化についての記事 ${at}`,
      description: '説明',
      date: '2025-01-01',
      sections: [['a', '見出し', 'あ'.repeat(1900)]] as [string, string, string][],
    }));
    const [catalogue, ...shards] = indexFiles('ja', posts, { ...words, popular: [posts[0]!.bare] });
    expect(catalogue?.[1].length).toBeLessThan(150_000);
    expect(Math.max(...shards.map(([, bytes]) => bytes.length))).toBeLessThan(130_000);
  });

  it('are texts named by their content, and a catalogue that keeps its name', () => {
    const names = (text: string) =>
      indexFiles('en', indexedPages(only(`<h1>${text}</h1>`)), words).map(([path]) => path);
    expect(names('a')).toEqual(names('a'));
    expect(names('a')[0]).toBe('en/search-index.json');
    expect(names('a')[1]).toMatch(/^assets\/search\/en-0-[0-9a-f]{12}\.json$/);
    expect(names('a')[1]).not.toBe(names('b')[1]);
  });

  it('suggest no page that is not searched now: one that has ended, or waits for its translation', () => {
    const files = pagesFrom({
      'about.html': page('会社案内｜会社名', '<h1>甲</h1>'),
      'open-day.html': page('見学会｜会社名', '<h1>乙</h1>', '<meta name="robots" content="noindex">'),
    });
    const popular = ['/open-day', '/about', '/news/a-draft'];
    const [catalogue] = indexFiles('ja', indexedPages(files), { ...words, popular });
    expect(JSON.parse(String(Buffer.from(catalogue![1])))).toMatchObject({ popular: [0] });
  });
});

describe('the list of all pages', () => {
  const LIST =
    '<section data-kind="company"><h3>会社</h3><ul></ul></section><section data-kind="blog"><h3>b</h3><ul></ul></section>' +
    '<template data-page-sample><li><h4><a class="look" href="/"></a></h4><p></p><ul></ul></li></template>';
  const filled = (list: string, files: Pages) => {
    const document = parsePage(page('検索', list));
    fillSiteIndex(document, indexedPages(files));
    return htmlOf(document);
  };

  it('has every page with its places, escaped, and no empty kind; filling it again changes nothing', () => {
    const files = only(
      '<h1>&lt;b&gt;</h1><h2 id="x">A &amp; B</h2><section><h2 id="footnote-label">脚注</h2></section>',
    );
    const html = filled(LIST, files);
    expect(html).toContain('<h4><a class="look" href="/about">会社案内</a></h4><p>説明</p>');
    expect(html).toContain('<li><a class="look" href="/about#x">A &amp; B</a></li>');
    expect(html).not.toMatch(/data-kind="blog"|脚注/);
    expect(filled(/<main[^>]*>(.*)<\/main>/.exec(html)?.[1] ?? '', files)).toBe(html);
  });

  it.each([
    ['a sample', '', 'the list of all pages has no sample of a page'],
    [
      'a part of the sample',
      '<template data-page-sample><li></li></template>',
      'the sample of a page has no <a>',
    ],
  ])('says that the page lacks %s', (_what, template, message) => {
    const list = LIST.replace(/<template.*<\/template>/, template);
    expect(() => filled(list, only('<h1>甲</h1><h2 id="x">A</h2>'))).toThrow(message);
  });

  it('names the page whose kind it lacks', () => {
    expect(() => filled('', only('<h1>甲</h1>'))).toThrow('/about is of the kind "company"');
  });
});
