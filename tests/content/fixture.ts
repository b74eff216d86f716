/** A small, correct content folder, and ways to spoil it: each test writes its own copy to a temporary place. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { collections } from '@/lib/content/collections';
import { imageFile, imageWithAlt, text } from '@/lib/content/fields';
import { type Definitions, type Found, readContent } from '@/lib/content/load';
import { formatProblem } from '@/lib/content/problems';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

export { removeTemporaryFolders as removeContent } from '../helpers/temporary';

const inBoth = (schema: z.ZodType) => ({ ja: schema, en: schema });

export const definitions: Definitions = {
  collections: {
    news: collections.news,
    cases: {
      format: 'json',
      schema: z.strictObject({ title: text, image: imageFile.optional(), related: z.array(text) }),
      shared: ['related'],
      references: (data) =>
        (data.related as string[]).map((id, index) => ({
          field: `related.${index}`,
          collection: 'news',
          id,
        })),
    },
  },
  pages: {
    about: {
      schemas: inBoth(
        z.strictObject({ title: text, items: z.array(z.strictObject({ image: imageWithAlt })) }),
      ),
      shared: ['items.*.image.src'],
    },
    home: {
      schemas: { ja: z.strictObject({ title: text }), en: z.strictObject({ heading: text }) },
      shared: [],
    },
  },
  site: z.strictObject({ mail: text, urls: z.strictObject({ maps: text }) }),
};

/** File name → text; null takes the file away. */
export type Files = Record<string, string | Buffer | null>;

/** As little of a picture as counts as one. */
export const WEBP = Buffer.from('RIFF\x0c\0\0\0WEBPVP8L\0\0\0\0', 'latin1');
export const JPEG = Buffer.from('\xff\xd8\xff\xda\0\x02\xff\xd9', 'latin1');

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const aboutPage = (title: string) => json({ title, items: [{ image: { src: './desk.webp', alt: '' } }] });

export const article = (changes: Record<string, string | null> = {}, body = 'Text.\n') => {
  const fields = {
    title: 'Opening',
    date: '2025-04-01',
    category: 'service',
    tags: '[labcraft]',
    excerpt: 'Short.',
    ...changes,
  };
  const lines = Object.entries(fields).filter(([, value]) => value !== null);
  return `---\n${lines.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n${body}`;
};

const CORRECT: Files = {
  'site.json': json({ mail: 'a@b.jp', urls: { maps: 'https://maps.test' } }),
  'tags.json': json({ labcraft: { ja: 'LabCraft', en: 'LabCraft' } }),
  'search.json': json({ synonyms: [['arm', 'アーム']], popular: ['/about'] }),
  'facts.json': json({
    'plan.basic': { value: 50000, unit: 'yen', source: 'Specification', date: '2026-01-05' },
  }),
  'news/opening/index.ja.md': article(),
  'news/opening/index.en.md': article(),
  'cases/flow/index.ja.json': json({ title: 'Flow', related: ['opening'] }),
  'cases/flow/index.en.json': json({ title: 'Flow', related: ['opening'] }),
  'pages/about/ja.json': aboutPage('会社'),
  'pages/about/en.json': aboutPage('About'),
  'pages/about/desk.webp': WEBP,
  'pages/home/ja.json': json({ title: 'ホーム' }),
  'pages/home/en.json': json({ heading: 'Home' }),
};

/** Writes the correct files with some changes; gives the absolute path of the folder `content`. */
export function writeContent(changes: Files = {}): string {
  const root = path.join(temporaryFolder(), 'content');
  writeFiles(root, { ...CORRECT, ...changes });
  return root;
}

/** Descriptions of a length that search results show whole. */
export const EXCERPT = {
  ja: '研究室の見学会を開きます。'.repeat(4),
  en: 'We open the lab. '.repeat(4).trim(),
};

/** A copy of the site's own content with some files in place of others; gives the path of `content`. */
export function copyOfContent(changes: Files = {}): string {
  const root = path.join(temporaryFolder(), 'content');
  fs.cpSync('content', root, { recursive: true });
  writeFiles(root, changes);
  return root;
}

export const readWith = (changes: Files = {}): Found => readContent(writeContent(changes), definitions);

/** The problems as an editor sees them. */
export const problemsWith = (changes: Files): string[] =>
  readWith(changes).problems.map((problem) => formatProblem(problem, 'en'));
