import { LATER, type Settled, settled } from '../../build/export/later';
import { finishPage, type PageSettings, type PageTask } from '../../build/export/page';
import type { SiteGraph } from '../../build/export/structured-data';
import { nextPage } from './fixture';

const CAPTURE_SCRIPT = 'hold()';
jest.mock('../../build/serve/headers', () => ({
  ...jest.requireActual('../../build/serve/headers'),
  // That of the script below.
  CAPTURE_HASH: `sha256-${jest.requireActual('node:crypto').createHash('sha256').update('hold()').digest('base64')}`,
}));
// Each thread would read and check all content for itself.
jest.mock('../../lib/content/load', () => ({
  loadContent: () => {
    throw new Error('a page is finished without the content');
  },
}));

const SETTLED: Settled = {
  stylesheet: '/assets/css/style-1.css',
  stylesheetIntegrity: 'sha384-a$&b',
  coreFont: '/assets/fonts/core-1.woff2',
};

const GRAPH = {
  nodes: ['organization', 'website'].map((id) => ({ '@type': 'Thing', '@id': `https://lab.test/#${id}` })),
  filmDays: {},
} as unknown as SiteGraph;

const settings: PageSettings = {
  classes: { known: new Set(['card']), names: new Map([['card', 'a']]), islands: {} },
  client: { entry: '/assets/js/main-ABC.js', islands: {}, reached: {}, parts: {} },
  integrity: { '/assets/js/main-ABC.js': 'sha384-main' },
  captureScript: CAPTURE_SCRIPT,
  graph: { ja: GRAPH, en: GRAPH },
  isPreview: false,
};
const task: PageTask = {
  path: 'about.html',
  locale: 'ja',
  about: { place: { siteUrl: 'https://lab.test', locale: 'ja', path: '/about' }, facts: {} },
  below: [],
  siteIndex: undefined,
};

const HEAD = '<meta name="description" content="説明"><link rel="canonical" href="https://lab.test/about">';
const written = (main: string) => nextPage(`<main>${main}</main>`).replace('<title>', `${HEAD}<title>`);
const finished = (main: string) => finishPage(written(main), task, settings);

describe('a page on its own', () => {
  it('tells what the whole site is made from', () => {
    const { markdown, facts } = finished(
      '<h1 class="card">概要</h1><p>本文</p><img src="/assets/img/a.jpg">',
    );
    expect(markdown).toContain('# 概要\n\n本文');
    expect(facts.text).toMatchObject({ path: '/about', title: 'T', sections: [['', '概要', '本文']] });
    expect(facts.guide).toMatchObject({
      title: 'T',
      description: '説明',
      canonical: 'https://lab.test/about',
    });
    expect(facts.characters.large).toEqual(['概', '要']);
    expect(facts.references).toContain('/assets/img/a.jpg');
    expect(facts.loads.script).toEqual(['/assets/js/main-ABC.js']);
  });

  it.each([
    ['names its Markdown file', '<h1>概要</h1>', 1],
    ['names none where it stands in for another page', '<h1 data-redirect-notice="/#a">準備中</h1>', 0],
  ])('%s', (_what, main, links) => {
    const alternate = '<link rel="alternate" type="text/markdown" href="https://lab.test/about.md">';
    const { html, markdown } = finishPage(
      written(main).replace('<title>', `${alternate}<title>`),
      task,
      settings,
    );
    expect(html.match(/text\/markdown/g) ?? []).toHaveLength(links);
    expect(markdown !== undefined).toBe(links === 1);
  });

  it('is ready to be served but for what only the whole site tells', () => {
    const { html } = finished('<h1 class="card">概要</h1>');
    expect(html).not.toMatch(/_next|__next_f/);
    expect(html).toContain('<h1 class="a">概要</h1>');
    for (const name of Object.values(LATER)) expect(html.split(name)).toHaveLength(2);
    const whole = settled(html, SETTLED);
    expect(whole).not.toContain('{later:');
    expect(whole).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/fonts/core-1.woff2"',
    );
    expect(whole).toContain('href="/assets/css/style-1.css" integrity="sha384-a$&b"');
  });

  it('loses the preload of the core where its headings do not need it', () => {
    const whole = settled(finished('<h1>概要</h1>').html, { ...SETTLED, coreFont: undefined });
    expect(whole).not.toMatch(/\{later:|core-1/);
    expect(whole).toContain('href="/assets/fonts/a.woff2"');
  });

  it('asks for no Japanese font without a large Japanese heading', () => {
    expect(finished('<h1>LabCraft</h1><h4>概要</h4>').html).not.toContain(LATER.coreFont);
  });

  it('asks search engines to leave it out in a preview alone, and names its address all the same', () => {
    const html = finishPage(written('<h1>概要</h1>'), task, { ...settings, isPreview: true }).html;
    const added = '<meta name="robots" content="noindex">';
    expect(html).toContain(added);
    expect(html.replace(added, '')).toBe(finished('<h1>概要</h1>').html);
  });

  it.each([
    ['says what the export says itself', '<p>{later:stylesheet}</p>', 'the page says "{later:"'],
    ['has a class that no rule knows', '<p class="slip"></p>', 'class "slip" on <p>'],
    ['embeds what the policy refuses', '<p style="color:red"></p>', '<p> has the attribute style'],
  ])('stops the build by name if it %s', (_what, main, message) =>
    expect(() => finished(main)).toThrow(`about.html: ${message}`),
  );
});
