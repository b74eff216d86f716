/** Writes pseudo text over all copy of a repository: its content and its interface strings. Only for a copy of it. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Nodes } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { parse } from 'yaml';
import type { z } from 'zod';
import { PAGE_ROWS } from '../../app/pages.ts';
import { collections } from '../../lib/content/collections.ts';
import { isCopy } from '../../lib/content/schema-tree.ts';
import { siteSchema } from '../../lib/content/site.ts';
import { tagsSchema } from '../../lib/content/tags.ts';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { pseudo } from './alphabet.ts';

/** Figures stay: `{{plan.basic|yen}}`, and `%n` for one that is counted. */
const FIGURES = /\{\{.*?\}\}|%n/g;
/** Placeholders stay: `{count}`. */
const PLACEHOLDERS = /\{\w+\}/g;

/** A copy of plain data in which `change` has rewritten the strings at some paths. */
function mapStrings(
  value: unknown,
  change: (text: string, path: string[]) => string,
  path: string[] = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value))
    return value.map((item, index) => mapStrings(item, change, [...path, String(index)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, mapStrings(child, change, [...path, key])]),
  );
}

const isMark = ([first]: readonly string[]) => first === 'sample' || first === '$schema';

const copyOf = (schema: z.ZodType) => (text: string, path: string[]) =>
  !isMark(path) && isCopy(schema, path) ? pseudo(text, FIGURES) : text;

type Slice = { start: number; end: number };

/** Where the readable texts of a Markdown source stand; code is no copy. */
function textsIn(node: Nodes): Slice[] {
  const slice = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
  if (node.type === 'text') return [slice];
  // The alternative text stands between the first brackets, a title in quotes after the address.
  if (node.type === 'image') {
    const alt = { start: slice.start + 2, end: slice.start + 2 + (node.alt ?? '').length };
    const title = { start: slice.end - 2 - (node.title ?? '').length, end: slice.end - 2 };
    return node.title ? [alt, title] : [alt];
  }
  return 'children' in node ? node.children.flatMap(textsIn) : [];
}

const parser = remark().use(remarkGfm);

/** Pseudo text for the copy of a Markdown body. */
export function pseudoMarkdown(body: string): string {
  const slices = textsIn(parser.parse(body)).sort((a, b) => b.start - a.start);
  return slices.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + pseudo(text.slice(start, end), FIGURES) + text.slice(end),
    body,
  );
}

/** The same for the fields above it. */
function pseudoFile(text: string, schema: z.ZodType): string {
  const [, fields = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  const data = mapStrings(parse(fields), copyOf(schema));
  // JSON is YAML, too.
  return `---\n${JSON.stringify(data)}\n---\n${pseudoMarkdown(body)}`;
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const inJson = (schema: z.ZodType) => (text: string) =>
  JSON.stringify(mapStrings(JSON.parse(text), copyOf(schema)));

/** Figures without the words that the copy must say of them: there are none left in it. */
const withoutNames = (text: string) => {
  const facts = Object.entries(JSON.parse(text) as Record<string, object>);
  const bare = facts.map(([name, fact]) => [name, { ...fact, what: undefined, about: undefined }]);
  return JSON.stringify(Object.fromEntries(bare));
};

/** Rewrites content and messages below `root`, which must be a copy. Figures and the synonyms of the search stay. */
export function writePseudoText(root: string): void {
  const content = (...parts: string[]) => join(root, 'content', ...parts);
  rewrite(content('site.json'), inJson(siteSchema));
  rewrite(content('tags.json'), inJson(tagsSchema));
  rewrite(content('facts.json'), withoutNames);
  for (const [name, row] of Object.entries(PAGE_ROWS))
    for (const locale of LOCALES)
      rewrite(content('pages', name, `${locale}.json`), inJson(row.schemas[locale]));
  for (const [name, { schema }] of Object.entries(collections))
    for (const file of globSync(`*/{${LOCALES.join(',')}}.{md,json}`, { cwd: content(name) })) {
      const isJson = file.split(sep).at(-1)?.endsWith('.json');
      rewrite(content(name, file), isJson ? inJson(schema) : (text) => pseudoFile(text, schema));
    }
  for (const locale of LOCALES satisfies readonly Locale[])
    rewrite(join(root, 'messages', `${locale}.json`), (text) =>
      JSON.stringify(mapStrings(JSON.parse(text), (message) => pseudo(message, PLACEHOLDERS))),
    );
}
