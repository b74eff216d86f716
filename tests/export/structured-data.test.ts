import { pageGraph } from '../../build/export/structured-data';
import { aboutPage, siteGraph } from '../../build/export/structured-data/about';
import { parsePage } from '../../build/html';
import type { PageContext } from '../../lib/seo/page-facts';
import { contextOf, SITE } from '../seo/context';
import { ROUTES } from '../words';

type Node = Record<string, unknown> & { '@type': string };

const { siteUrl, videos } = SITE;

const nodesOf = (body: string, context: PageContext, head = '') => {
  const html = `<html><head><title>題｜社</title><meta name="description" content="説明">${head}</head>`;
  const page = parsePage(`${html}<body>${body}</body></html>`);
  return pageGraph(page, aboutPage(context, []), siteGraph(context))['@graph'] as unknown as Node[];
};
const nodeOf = (type: string, ...page: Parameters<typeof nodesOf>) =>
  nodesOf(...page).find((node) => node['@type'] === type);

const about = contextOf('ja', ROUTES.about);
const film = (id: string, title = '映像') =>
  `<a data-video-src="https://v.example/embed/${id}?rel=0" data-video-title="${title}" ` +
  'data-video-description="腕が動く"><picture><img src="/assets/img/a-960.jpg"></picture>再生</a>';

describe('from the finished page come', () => {
  it('its title and description', () => {
    expect(nodeOf('AboutPage', '', about)).toMatchObject({ name: '題｜社', description: '説明' });
  });

  it('its breadcrumb, whose last item is the page itself; without one there is none', () => {
    const nav =
      '<nav data-breadcrumb><ol><li><a href="/">ホーム</a></li><li><span>長い<wbr>名前</span></li></ol></nav>';
    expect(nodeOf('BreadcrumbList', nav, about)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'ホーム', item: `${siteUrl}/` },
        { position: 2, name: '長い名前', item: `${siteUrl}/about` },
      ],
    });
    expect(nodeOf('AboutPage', nav, about)).toHaveProperty('breadcrumb');
    expect(nodeOf('BreadcrumbList', '<nav><ol><li>1</li></ol></nav>', about)).toBeUndefined();
  });

  it('its questions with their answers, not what else it unfolds', () => {
    const faq =
      '<details name="faq"><summary><span>安い<wbr>ですか</span><svg></svg></summary><p>はい</p></details>' +
      '<details><summary>目次</summary><p>甲</p></details>';
    expect(nodeOf('FAQPage', faq, about)?.mainEntity).toEqual([
      { '@type': 'Question', name: '安いですか', acceptedAnswer: { '@type': 'Answer', text: 'はい' } },
    ]);
  });

  it('its films, each once, with the day that the site or a case gives', () => {
    const site = { ...SITE, videoDates: { intro: '2025-01-01' } };
    const [study] = about.list('cases');
    const list = (() => [
      { ...study, data: { ...study!.data, videoId: 'c1', videoDate: '2025-02-02' } },
    ]) as never;
    const body = film(videos.intro) + film(videos.intro, '別') + film('c1') + film('c2');
    const films = nodesOf(body, { ...about, site, list }).filter((node) => node['@type'] === 'VideoObject');
    expect(films.map(({ name, uploadDate }) => [name, uploadDate])).toEqual([
      ['映像', '2025-01-01'],
      ['映像', '2025-02-02'],
      ['映像', undefined],
    ]);
    expect(films[0]).toMatchObject({
      '@id': `${siteUrl}/about#video-${videos.intro}`,
      description: '腕が動く',
      thumbnailUrl: `${siteUrl}/assets/img/a-960.jpg`,
      embedUrl: `https://v.example/embed/${videos.intro}?rel=0`,
    });
  });

  it('the picture, the day and the tags of an article', () => {
    const entry = about.list('news').find(({ original }) => !original)!;
    const head =
      '<meta property="article:published_time" content="2025-01-02"><meta property="article:tag" content="甲">' +
      '<meta property="article:tag" content="乙">';
    const image = '<img src="/assets/img/b.jpg"><img fetchpriority="high" src="/assets/img/a.jpg">';
    expect(nodeOf('NewsArticle', image, contextOf('ja', `/news/${entry.id}`), head)).toMatchObject({
      ...{ headline: entry.data.title, description: '説明', image: `${siteUrl}/assets/img/a.jpg` },
      ...{ datePublished: '2025-01-02', keywords: ['甲', '乙'] },
    });
  });

  it.each([
    ['that day, where the article changed', '2025-03-04', '2025-03-04'],
    ['no second day, where it did not', '2025-01-02', undefined],
  ])('%s', (_what, modified, dateModified) => {
    const entry = about.list('news').find(({ original }) => !original)!;
    const head =
      '<meta property="article:published_time" content="2025-01-02">' +
      `<meta property="article:modified_time" content="${modified}">`;
    const article = nodeOf('NewsArticle', '', contextOf('ja', `/news/${entry.id}`), head);
    expect(article?.dateModified).toBe(dateModified);
  });
});

it('what describes a film for machines alone is gone from the page', () => {
  const page = parsePage(film('a1'));
  pageGraph(page, aboutPage(about, []), siteGraph(about));
  expect(JSON.stringify(page)).not.toContain('dataVideoDescription');
});

it.each(['/blog/nowhere', '/nowhere'])('%s, which no row knows, is refused by name', (path) => {
  expect(() => nodesOf('', contextOf('en', path))).toThrow(`${path}: no structured data`);
});
