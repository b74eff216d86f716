/** Everything that a tool says about content is said in Japanese, too, and every field explains itself. */
import fs from 'node:fs';
import type { z } from 'zod';
import { PAGE_ROWS } from '@/app/pages';
import { collections } from '@/lib/content/collections';
import { factsSchema } from '@/lib/content/facts';
import japaneseMessages from '@/lib/content/japanese-messages.json' with { type: 'json' };
import { editorLanguage, formatProblem } from '@/lib/content/problems';
import { sampleSchema } from '@/lib/content/sample';
import { searchSchema } from '@/lib/content/search';
import { siteSchema } from '@/lib/content/site';
import { tagsSchema } from '@/lib/content/tags';
import type { JsonSchema } from '@/tools/editor-files/json-schema';
import { contentSchemas } from '@/tools/editor-files/schemas';
import { settings } from '@/tools/editor-files/settings';
import { fieldsOf } from '../helpers/schema-fields';
import { article, readWith } from './fixture';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

describe('the language of the terminal', () => {
  it.each([
    [{ LANG: 'ja_JP.UTF-8' }, 'ja'],
    [{ LANG: 'en_US.UTF-8' }, 'en'],
    [{ LC_ALL: 'C', LANG: 'ja_JP.UTF-8' }, 'en'],
    [{ LC_MESSAGES: 'ja', LANG: 'C' }, 'ja'],
    [{ LC_ALL: '', LANG: 'ja_JP.UTF-8' }, 'ja'],
    [{ LANG: 'jam_JM' }, 'en'],
    [{ LANG: 'x-ja' }, 'en'],
    [{ LANG: 'x_ja_JP' }, 'en'],
    [{ LANG: 'JA' }, 'ja'],
  ])('%j is %s', (env, language) => expect(editorLanguage(env)).toBe(language));
});

describe('problems in Japanese', () => {
  it.each([
    [article({ date: '2026-02-30' }), '日を 2026-02-28 のように書いてください（今の値："2026-02-30"）'],
    [article({ category: 'evant' }), '「event」ではありませんか。書けるのは announcement、service、'],
    [article({ category: null }), '必要な項目がありません。'],
    [article({ lnik: '/about' }), '「link」ではありませんか'],
    [article({ tags: 'LabCraft' }), '[a, b] の形の並びで書いてください'],
    [article({ excerpt: '' }), '必要な項目がありません。文で書き加えてください'],
    [article({ excerpt: '" "' }), '空のままにできません'],
    [article({ image: './no.webp' }), '画像が見つかりません'],
    [article({ image: 'no.webp' }), '"./name.webp" のように書いてください'],
    [article({ title: 'a: b' }), '「: 」を含む文は "…" で囲んでください'],
    [article({ excerpt: '月額50,000円' }), '{{plan.basic}} に置きかえてください'],
    ['Text\n', 'フロントマターがありません'],
  ])('%j', (text, words) => {
    const { problems } = readWith({ 'news/opening/index.ja.md': text });
    expect(problems.map((problem) => formatProblem(problem, 'ja')).join('\n')).toContain(words);
  });
});

it('a file that has no business in a folder is told in Japanese which may lie there', () => {
  const { problems } = readWith({ 'news/opening/notes.txt': 'Notes' });
  expect(problems.map((problem) => formatProblem(problem, 'ja'))).toEqual([
    'content/news/opening/notes.txt: このフォルダーに置けるのは index.ja.md、index.en.md と、その中で使う画像だけです。移動するか消してください',
  ]);
});

type Inner = z.ZodType & { _zod: { def: Record<string, unknown> & { checks?: unknown[] } } };

/** Every sentence that a schema gives itself, found by walking through it. */
function* sentencesOf(schema: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  const def = (schema as Inner)._zod?.def ?? schema;
  const error = (def as { error?: (issue: object) => unknown }).error;
  const said = typeof error === 'function' ? error({ code: 'invalid_format' }) : undefined;
  if (typeof said === 'string') yield said;
  for (const value of Object.values(def)) yield* sentencesOf(value, seen);
}

describe('the schemas', () => {
  const sentences = () => {
    const all: z.ZodType[] = [
      siteSchema,
      factsSchema,
      sampleSchema,
      searchSchema,
      tagsSchema,
      ...Object.values(collections).map(({ schema }) => schema),
      ...Object.values(PAGE_ROWS).flatMap(({ schemas }) => Object.values(schemas)),
    ];
    return [...new Set(all.flatMap((schema) => [...sentencesOf(schema)]))];
  };

  it('have sentences of their own', () => expect(sentences().length).toBeGreaterThan(10));
  it('say each of them in Japanese, too', () => {
    const known = new Set([...Object.keys(japaneseMessages), 'Invalid ISO date']);
    expect(sentences().filter((sentence) => !known.has(sentence))).toEqual([]);
  });

  /** A group, or a list of them, may be told by its fields. */
  const isGroup = ({ properties, items, anyOf, oneOf, additionalProperties }: JsonSchema) =>
    Boolean(properties || items || anyOf || oneOf || typeof additionalProperties === 'object');

  it('tell in both languages what a field is for that an editor fills in', () => {
    const fields = contentSchemas().flatMap(({ name, schema }) =>
      [...fieldsOf(schema)].map(({ path, field }) => ({ path: `${name}: ${path}`, field })),
    );
    expect(fields.length).toBeGreaterThan(1000);
    const silent = fields.filter(({ field: { description, ...field } }) => {
      const [ja = '', en = ''] = description?.split('\n') ?? [];
      return description === undefined ? !isGroup(field) : !JAPANESE.test(ja) || en.length < 3;
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

describe('what VS Code reads', () => {
  it('.vscode/settings.json is up to date (npm run editor-files writes it)', () => {
    const written = fs.readFileSync('.vscode/settings.json', 'utf8');
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(settings())));
  });

  it('has a schema for every content file', () => {
    const patterns = contentSchemas().flatMap(({ files }) => files);
    const matches = (file: string) =>
      patterns.some((pattern) =>
        new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(file),
      );
    const files = fs
      .readdirSync('content', { recursive: true, encoding: 'utf8' })
      .map((file) => `content/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(json|md)$/.test(file));
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !matches(file))).toEqual([]);
  });
});
