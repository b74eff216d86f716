/**
 * An export that stops, at whichever step, leaves the site that was there; only the last step replaces it. The stages
 * themselves are stand-ins that do nothing, or fail.
 */
import { join } from 'node:path';
import { finishExport } from '@/build/export';
import { NEXT_EXPORT } from '@/build/site-folder';
import { treeOf } from '../helpers/damage';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

const STAGES = [
  'class-names',
  'pages',
  'search',
  'feeds',
  'data',
  'llms',
  'licences',
  'speculation',
  'fonts',
  'styles',
  'settle pages',
  'prune',
  'check-links',
  'editor',
  'hosts',
  'compress',
  'report',
];
let mockFailing: string | undefined;
function mockStage(step: string, result: unknown) {
  return async () => {
    if (step === mockFailing) throw new Error(`${step} failed`);
    return result;
  };
}

jest.mock('@/build/content', () => ({ builtContent: () => ({}) }));
jest.mock('@/lib/content/source', () => ({ sourceOf: () => ({}) }));
jest.mock('@/build/export/structured-data/about', () => ({ siteGraph: () => ({}) }));
jest.mock('@/build/export/island-modules', () => ({ readClientManifest: () => ({}) }));
jest.mock('@/build/export/early', () => ({ readCaptureScript: () => '' }));
jest.mock('@/build/export/page-threads', () => ({
  PageThreads: class {
    end = async () => undefined;
  },
}));
jest.mock('@/build/code-hash', () => ({ codeHash: () => '' }));
jest.mock('@/build/export/integrity', () => ({ integrities: () => ({}), integrityOf: () => '' }));
jest.mock('@/build/export/class-names', () => ({ shortenStylesheets: mockStage('class-names', {}) }));
jest.mock('@/build/export/pages', () => ({
  tasksOf: () => () => ({}),
  finishPages: mockStage('pages', undefined),
  settlePages: mockStage('settle pages', undefined),
}));
jest.mock('@/build/export/search', () => ({ addSearch: mockStage('search', {}), listPath: () => '' }));
jest.mock('@/build/export/feeds', () => ({ addFeeds: mockStage('feeds', undefined) }));
jest.mock('@/build/export/data', () => ({ addData: mockStage('data', undefined) }));
jest.mock('@/build/export/llms', () => ({ addGuides: mockStage('llms', undefined) }));
jest.mock('@/build/export/licences', () => ({ addLicences: mockStage('licences', undefined) }));
jest.mock('@/build/export/speculation', () => ({ addSpeculationRules: mockStage('speculation', undefined) }));
jest.mock('@/build/export/fonts', () => ({ addFonts: mockStage('fonts', undefined) }));
jest.mock('@/build/export/styles', () => ({ serveStylesheet: mockStage('styles', 'a.css') }));
jest.mock('@/build/export/prune', () => ({ prune: mockStage('prune', undefined) }));
jest.mock('@/build/export/check-links', () => ({ checkLinks: mockStage('check-links', undefined) }));
jest.mock('@/build/export/editor', () => ({ addEditor: mockStage('editor', undefined) }));
jest.mock('@/build/export/hosts', () => ({ addHostFiles: mockStage('hosts', undefined) }));
jest.mock('@/build/export/compress', () => ({
  hostPacks: () => false,
  compress: mockStage('compress', undefined),
}));
jest.mock('@/build/export/report', () => ({ report: mockStage('report', undefined) }));

let root: string;
let old: Record<string, string>;
beforeEach(() => {
  root = temporaryFolder();
  writeFiles(join(root, 'out'), { 'index.html': 'old', 'old.css': 'old' });
  writeFiles(join(root, NEXT_EXPORT), { 'ja.html': 'raw', 'ja/404.html': 'raw', 'a.css': 'new' });
  old = treeOf(join(root, 'out'));
});

/** Gives the names of the steps that it went through. */
async function run(failing?: string): Promise<string[]> {
  mockFailing = failing;
  const lines: string[] = [];
  await finishExport(root, (line) => lines.push(line)).catch((error: Error) => {
    expect(error.message).toBe(`export step ${failing}: ${failing} failed`);
  });
  return lines.map((line) => line.trim().replace(/ +[\d.]+ s$/, ''));
}

it('an export that is stopped by nothing replaces the site', async () => {
  const own = ['open', 'list of pages', 'write', 'replace'];
  expect((await run()).sort()).toEqual([...STAGES, ...own].sort());
  expect(Object.keys(treeOf(join(root, 'out')))).toEqual(['a.css']);
});

it.each(STAGES)('stopped at %s, the old site is there, byte for byte', async (step) => {
  expect((await run(step)).at(-1)).toBe(step);
  expect(treeOf(join(root, 'out'))).toEqual(old);
});
