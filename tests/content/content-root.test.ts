/** @jest-environment node */
/** Every step that reads content reads the folder that CONTENT_ROOT names, which may lie outside the repository. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildContentDates } from '@/build/prepare/content-dates';
import { contentHistory } from '@/build/prepare/content-dates/history';
import { buildSocialImages } from '@/build/prepare/social-images';
import { buildSocialImages as draw } from '@/build/prepare/social-images/build';
import { committedFiles } from '@/build/serve/committed-files';
import { englishFiles } from '@/tools/prose/english';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

jest.mock('@/build/content', () => ({ builtContent: () => ({}) }));
jest.mock('@/build/prepare/social-images/build', () => ({ buildSocialImages: jest.fn() }));
jest.mock('@/build/prepare/content-dates/history', () => ({
  contentHistory: jest.fn(() => ({ dates: {} })),
}));
jest.mock('@/build/write', () => ({ writeIfChanged: jest.fn() }));

const folder = path.join(temporaryFolder(), 'content');

beforeAll(() => {
  const site = JSON.parse(readFileSync('content/site.json', 'utf8'));
  mkdirSync(folder);
  writeFiles(folder, {
    'site.json': JSON.stringify({ ...site, siteUrl: 'https://other.example.com' }),
    'glossary/pcr/index.en.json': '{}',
  });
  process.env.CONTENT_ROOT = folder;
});
afterAll(() => {
  delete process.env.CONTENT_ROOT;
});

it('the social images show its pictures', async () => {
  await buildSocialImages();
  expect(draw).toHaveBeenCalledWith({}, expect.objectContaining({ content: folder }));
});

it('the days of pages are those of its commits', () => {
  jest.spyOn(console, 'log').mockImplementation();
  buildContentDates();
  expect(contentHistory).toHaveBeenCalledWith(folder);
});

it('the host files are of its address', () => {
  expect(committedFiles()['deploy/nginx.conf']).toContain('server_name other.example.com;');
});

it('its English is read for spelling', () => {
  const files = englishFiles().map((file) => path.resolve(file));
  expect(new Set(files)).toEqual(
    new Set([path.join(folder, 'glossary/pcr/index.en.json'), path.resolve('messages/en.json')]),
  );
});
