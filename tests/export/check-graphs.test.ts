import { checkGraphs } from '../../build/export/check-graphs';
import { filesOf } from './fixture';

const SITE = 'https://lab.example.com';
const PAGE = `${SITE}/a`;
const PLAYER = 'https://www.youtube-nocookie.com/embed/abc';

type Node = Record<string, unknown>;

const company: Node = { '@type': 'Organization', '@id': `${SITE}/#organization`, foundingDate: '2025-05-01' };
const site: Node = { '@type': 'WebSite', '@id': `${SITE}/#website`, url: `${SITE}/` };
const self: Node = {
  '@type': 'WebPage',
  '@id': `${PAGE}#webpage`,
  url: PAGE,
  inLanguage: 'ja',
  isPartOf: { '@id': `${SITE}/#website` },
};
const crumb: Node = {
  '@type': 'BreadcrumbList',
  '@id': `${PAGE}#breadcrumb`,
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'ホーム', item: `${SITE}/` },
    { '@type': 'ListItem', position: 2, name: '長い名前', item: PAGE },
  ],
};
const answer = { '@type': 'Answer', text: 'はい' };
const faq: Node = {
  '@type': 'FAQPage',
  '@id': `${PAGE}#faq`,
  mainEntity: [{ '@type': 'Question', name: '安いですか', acceptedAnswer: answer }],
};
const film: Node = {
  '@type': 'VideoObject',
  '@id': `${PAGE}#video-abc`,
  thumbnailUrl: `${SITE}/p.jpg`,
  embedUrl: PLAYER,
};
const NODES = [company, site, self, crumb, faq, film];

const script = (nodes: readonly Node[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;

const SHOWN =
  '<nav class="crumb"><ol><li><a href="/">ホーム</a></li><li><span>長い<wbr>名前</span></li></ol></nav>' +
  '<details name="faq"><summary>安い<wbr>ですか</summary><p>はい</p></details>' +
  `<a data-video data-video-src="${PLAYER}">見る</a>`;

const page = (scripts: string, shown = SHOWN) =>
  `<html lang="ja"><head><link rel="canonical" href="${PAGE}"></head><body>${shown}${scripts}</body></html>`;

const check = (html: string) =>
  checkGraphs(filesOf({ 'a.html': html, 'index.html': page(script(NODES)), 'p.jpg': '' }), SITE);

/** The graph with a node in place of the one of the same type. */
const withNode = (changed: Node) =>
  page(script(NODES.map((node) => (node['@type'] === changed['@type'] ? changed : node))));
const without = (left: Node) => page(script(NODES.filter((node) => node !== left)));

describe('a page whose graph says what it shows', () => {
  it('passes', () => {
    expect(() => check(page(script(NODES)))).not.toThrow();
  });

  it('passes without a graph, if it only stands in for another', () => {
    expect(() => check(page('', '<div data-not-found></div>'))).not.toThrow();
    expect(() => check(page('', '<div data-redirect-notice="/"></div>'))).not.toThrow();
  });
});

describe('the build stops at', () => {
  it.each([
    ['a page without a graph', page(''), '0 graphs, there must be one'],
    ['a page with two', page(script(NODES) + script(NODES)), '2 graphs'],
    ['a notice with one', page(script(NODES), '<div data-not-found></div>'), 'a notice must have no graph'],
    ['a graph that is not JSON', page('<script type="application/ld+json">{</script>'), 'not JSON'],
    ['an id given twice', page(script([...NODES, film])), `two nodes have the id ${PAGE}#video-abc`],
    ['an id that leads nowhere', without(site), `no node has the id ${SITE}/#website`],
    ['a missing company', without(company), '0 nodes for the Organization'],
    ['an id of another page', withNode({ ...faq, '@id': `${SITE}/b#faq` }), 'is not below'],
    ['another address than the canonical one', withNode({ ...self, url: `${SITE}/` }), 'address or language'],
    ['another language than the page’s', withNode({ ...self, inLanguage: 'en' }), 'address or language'],
    ['an unknown type', withNode({ ...film, extra: { '@type': 'Video' } }), 'unknown type Video'],
    ['a relative address', withNode({ ...film, thumbnailUrl: '/p.jpg' }), 'not an address of'],
    ['an address elsewhere', withNode({ ...film, thumbnailUrl: 'https://a.b/p.jpg' }), 'not an address of'],
    ['a missing file', withNode({ ...film, thumbnailUrl: `${SITE}/q.jpg` }), 'nothing is served at'],
    ['a day that does not exist', withNode({ ...company, foundingDate: '2025-02-30' }), 'not a date'],
    ['a date in words', withNode({ ...company, foundingDate: '1 May 2025' }), 'not a date'],
    ['a film put up at a time', withNode({ ...film, uploadDate: '2025-05-01 10:00' }), 'not a date'],
    ['a month that does not exist', withNode({ ...film, temporalCoverage: '2025-13' }), 'not a month'],
    ['a placeholder', withNode({ ...self, name: 'from {{plan.basic|yen}}' }), 'no real value'],
    ['an empty value', withNode({ ...self, name: '' }), 'no real value'],
    ['a breadcrumb that is not stated', without(crumb), 'stated is none'],
    ['a breadcrumb that is not shown', page(script(NODES), SHOWN.replace(/<nav.*nav>/, '')), 'shown is none'],
    [
      'another name in the breadcrumb',
      withNode({ ...crumb, itemListElement: [{ '@type': 'ListItem', name: '別', item: PAGE }] }),
      'breadcrumb: shown is ホーム > 長い名前, stated is 別',
    ],
    ['a question that is not stated', without(faq), 'questions'],
    [
      'another answer',
      withNode({
        ...faq,
        mainEntity: [
          { '@type': 'Question', name: '安いですか', acceptedAnswer: { ...answer, text: 'いいえ' } },
        ],
      }),
      'questions',
    ],
    ['a film that is not stated', without(film), 'videos'],
    ['a film that is not shown', page(script(NODES), SHOWN.replace('data-video-src', 'data-x')), 'videos'],
  ])('%s', (_what, html, problem) => {
    expect(() => check(html)).toThrow(problem);
    expect(() => check(html)).toThrow('a.html: ');
  });

  it('all of them at once, each with its page', () => {
    expect(() => check(page(script([company, site, self])))).toThrow(
      /breadcrumb[\s\S]*questions[\s\S]*videos/,
    );
  });
});
