/**
 * A stage that finds its files damaged, those that it cached and those that it made for the pages, leaves the same bytes
 * as one that finds nothing. What the stages call for pixels and glyphs is a stand-in: the caches are asked about.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { Cache } from '@/build/cache';
import { compress } from '@/build/export/compress';
import type { PageSettings, PageTask } from '@/build/export/page';
import { PageCache } from '@/build/export/page-cache';
import type { PageThreads } from '@/build/export/page-threads';
import { finishPages, settlePages } from '@/build/export/pages';
import type { FinishedPage } from '@/build/export/types';
import { buildDocuments } from '@/build/prepare/documents/build';
import { buildFonts } from '@/build/prepare/fonts/build';
import { buildGrammar } from '@/build/prepare/grammar';
import { buildIcons } from '@/build/prepare/icons/build';
import { buildImages } from '@/build/prepare/images/build';
import { buildClips } from '@/build/prepare/images/clips';
import { buildSocialImages } from '@/build/prepare/social-images/build';
import { fillFolder } from '@/build/write';
import { filesOf, knownPage } from '../export/fixture';
import { DAMAGES, treeOf } from '../helpers/damage';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

jest.mock('subset-font', () => ({
  __esModule: true,
  default: async (_source: unknown, text = '', options = {}) =>
    Buffer.from(JSON.stringify([text, options]).repeat(4)),
}));
jest.mock('@/build/prepare/fonts/names', () => ({ renameFont: (font: Uint8Array) => font }));
jest.mock('@/build/code-hash', () => ({ codeHash: () => 'our code' }));
jest.mock('@/build/prepare/icons/draw', () => ({
  drawnMark: () => '<svg/>',
  drawIcon: async (_mark: string, size: number) => Buffer.from(`icon of ${size} `.repeat(9)),
}));
jest.mock('@/build/prepare/icons/logo', () => ({ drawLogo: async (name: string) => `<svg>${name}</svg>` }));
jest.mock('@/build/prepare/icons/ico', () => ({ icoOf: (png: Uint8Array) => png }));
jest.mock('@/build/prepare/social-images/jobs', () => ({
  socialJobs: () =>
    ['home', 'about'].map((id) => ({ locale: 'ja', path: `/${id}`, page: id, hash: id, name: `${id}.png` })),
}));
jest.mock('@/build/prepare/social-images/render', () => ({
  renderCard: async () => Buffer.from('a card '.repeat(20)),
}));
jest.mock('@/app/documents/documents', () => ({
  documentRecords: () =>
    ['arm', 'plan'].map((id) => ({ id, title: id, kind: 'sheet', purpose: '', need: '' })),
}));
jest.mock('@/app/documents/record', () => ({
  paperCopy: () => ({ kinds: { sheet: 'Sheet' } }),
  figureDays: () => ({ date: '2026-01-01', changed: '2026-02-02' }),
}));
jest.mock('@/lib/content/source', () => ({ sourceOf: () => ({}) }));
jest.mock('@/build/prepare/documents/drawings', () => ({ loadDrawings: async () => ({ key: '' }) }));
jest.mock('@/build/prepare/documents/styles', () => ({ STYLE_FILES: [], compileStyles: async () => '' }));
jest.mock('@/build/prepare/documents/fonts', () => ({ FONT_FILES: [], documentFonts: async () => [] }));
jest.mock('@/build/prepare/documents/paper', () => ({
  TEMPLATES: [],
  sourceText: ({ record }: { record: { id: string } }) => `source of ${record.id}`,
}));
jest.mock('@/build/prepare/documents/typesetter', () => ({
  PACKAGE_FILE: 'package.json',
  Typesetter: class {
    set = (source: string) => ({ bytes: Buffer.from(`%PDF ${source}`), pages: 2 });
  },
}));

const root = process.cwd();

const html = (name: string): FinishedPage => {
  const { key: _, ...facts } = knownPage();
  return { html: `<p>${name}</p>`, markdown: name, facts };
};

/** The export of two pages, as far as their cache goes. */
async function exportPages(at: (name: string) => string): Promise<void> {
  const cache = new PageCache(at('content'), at('cache'), {} as PageSettings);
  const tasks = ['a.html', 'b.html'].map((name) => ({ path: name })) as PageTask[];
  const written = new Map(tasks.map((task) => [task.path, at(`content/${task.path}`)]));
  const thread = new Cache<FinishedPage>(cache.folder);
  const threads: Pick<PageThreads, 'finish'> = {
    finish: async (orders, done) => {
      for (const order of orders) done(order, thread.put(order.key, html(order.task.path)).facts);
    },
  };
  const site = { files: new Map<string, Uint8Array>(), pages: new Map(), written };
  await finishPages(site as never, tasks, cache, threads as PageThreads);
  settlePages(site as never, { stylesheet: '/a.css', stylesheetIntegrity: '', core: undefined }, cache);
  cache.evict();
  fillFolder(at('out'), site.files);
}

/** The stages that leave files for themselves or for the pages. They write below a folder, and read its `content`. */
const STAGES: Record<string, (at: (name: string) => string) => unknown> = {
  compress: async (at) => {
    const files = new Map(filesOf({ 'a.html': '<p>甲</p>'.repeat(9), 'b.css': 'b{}' }));
    await compress({ files, cache: at('cache') });
    fillFolder(at('out'), files);
  },
  fonts: (at) =>
    buildFonts({ root, assets: at('out'), generated: at('made'), cache: at('cache') }, { dev: false }),
  images: (at) =>
    buildImages({ content: at('content'), assets: at('out'), generated: at('made'), cache: at('cache') }),
  clips: (at) => buildClips({ content: at('content'), assets: at('out'), generated: at('made') }),
  'social images': (at) =>
    buildSocialImages({} as never, {
      ...{ root, content: at('content'), mark: '' },
      ...{ assets: at('out'), generated: at('made'), cache: at('cache') },
    }),
  documents: (at) =>
    buildDocuments({ facts: { data: {} } } as never, {
      ...{ root, content: at('content'), served: at('out'), generated: at('made'), cache: at('cache') },
    }),
  icons: (at) => buildIcons({ root, public: at('content'), generated: at('made') }, { ja: '甲', en: 'A' }),
  grammar: (at) => buildGrammar(at('made')),
  pages: exportPages,
};

let folder: string;
const at = (name: string) => path.join(folder, name);
/** What the stage made: its input is below `content`, where icons lie as well. */
const made = () => Object.keys(treeOf(folder)).filter((file) => !/^content\/[^/]*$/.test(file));

beforeEach(async () => {
  folder = temporaryFolder();
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const picture = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  writeFiles(at('content'), {
    ...{ 'a.png': await picture('#102030'), 'b.png': await picture('#ffffff') },
    ...{ 'a.mp4': 'a clip', 'b.mp4': 'another clip' },
    ...{ 'a.html': '<p>', 'b.html': '<p>b' },
  });
  mkdirSync(at('made'));
});
afterEach(() => jest.restoreAllMocks());

describe.each(Object.entries(STAGES))('the stage %s', (_stage, run) => {
  it.each(Object.entries(DAMAGES))('leaves the same when its files were %s', async (_how, damage) => {
    await run(at);
    const whole = treeOf(folder);
    const files = made();
    expect(files).not.toEqual([]);
    damage(files.map(at));
    await run(at);
    expect(treeOf(folder)).toEqual(whole);
  });

  it('evicts what it no longer uses', async () => {
    await run(at);
    const whole = treeOf(folder);
    const folders = made().filter((file) => /^(?:cache|out)\//.test(file));
    writeFiles(folder, Object.fromEntries(folders.map((file) => [`${file}-of-another-time`, ''])));
    await run(at);
    expect(treeOf(folder)).toEqual(whole);
  });
});
