/** The copy of a page that nothing has read before: from its folder, once, and only if nothing is wrong with it. */
import path from 'node:path';
import * as content from '@/lib/content';
import { ContentError } from '@/lib/content/problems';
import { definitions, type Files, removeContent, writeContent } from './fixture';

const before = process.env.CONTENT_ROOT;
afterEach(() => {
  if (before === undefined) delete process.env.CONTENT_ROOT;
  else process.env.CONTENT_ROOT = before;
});
afterAll(removeContent);

const { about } = definitions.pages as { about: (typeof definitions.pages)[string] };
const facts = { 'plan.basic': { value: 50000, unit: 'yen', source: 'x', date: '2026-01-05' } };
const page = (title: string) =>
  JSON.stringify({ title, items: [{ image: { src: './desk.webp', alt: '' } }] });

/** The copy of the small content's page in a language, asked for in a folder of its own. */
function asking(changes: Files) {
  const root = writeContent(changes);
  process.env.CONTENT_ROOT = root;
  content.giveContent(path.resolve(root), { site: {}, facts: { data: facts } } as never);
  return (locale: 'ja' | 'en') => content.copyIn('about', about, locale);
}

it('has its figures put in, in each language', () => {
  const copy = asking({ 'pages/about/en.json': page('From {{plan.basic|yen}}') });
  expect(copy('ja')).toMatchObject({ title: '会社' });
  expect(copy('en')).toMatchObject({ title: 'From ¥50,000' });
});

it('is read once', () => {
  const copy = asking({});
  expect(copy('ja')).toBe(copy('ja'));
});

it.each<[string, Files, string]>([
  ['a language is missing', { 'pages/about/en.json': null }, 'content/pages/about/en.json'],
  ['a picture is missing', { 'pages/about/desk.webp': null }, 'Image not found'],
])('is none if %s', (_how, changes, words) => {
  const copy = asking(changes);
  expect(() => copy('ja')).toThrow(ContentError);
  expect(() => copy('ja')).toThrow(words);
});
