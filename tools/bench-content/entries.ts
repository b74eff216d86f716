/** Many posts and articles for a copy of the content: variations of those that are there, the same in every run. */
import { appendFileSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { NEWS_CATEGORIES } from '../../lib/content/collections.ts';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';

type Fields = Record<string, unknown> & { title: string; tags: string[] };
type Original = {
  id: string;
  folder: string;
  pictures: string[];
  files: Record<Locale, { fields: Fields; body: string }>;
};

/** Ten years, whatever the number of entries: archives get fuller, not longer. All before the days of `facts.json`. */
const DAYS = 3652;
const FIRST_DAY = Date.UTC(2013, 0, 1);
const DAY_MS = 86_400_000;
const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;

function readMarkdown(file: string) {
  const text = readFileSync(file, 'utf8');
  const [block = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  return { fields: parse(yaml) as Fields, body: text.slice(block.length).trim() };
}

/** The entries of a collection that are there in both languages and published. */
function originals(collection: string): Original[] {
  return readdirSync(collection)
    .sort()
    .flatMap((id) => {
      const folder = join(collection, id);
      const names = readdirSync(folder);
      if (!LOCALES.every((locale) => names.includes(`index.${locale}.md`))) return [];
      const [ja, en] = [readMarkdown(join(folder, 'index.ja.md')), readMarkdown(join(folder, 'index.en.md'))];
      const pictures = names.filter((name) => !name.endsWith('.md'));
      return ja.fields.draft ? [] : [{ id, folder, pictures, files: { ja, en } }];
    });
}

/** A list, its beginning moved to its end. */
const turned = <T>(list: readonly T[], by: number): T[] => {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};

const OPENING: Readonly<Record<Locale, (title: string, number: number) => string>> = {
  ja: (title, number) => `「${title}」の記録です。整理番号は {{=${number}}} です。`,
  en: (title, number) => `These are the notes on “${title}”, filed under number {{=${number}}}.`,
};

const SUMMARY: Readonly<Record<Locale, (title: string) => string>> = {
  ja: (title) => `「${title}」について、考え方と例、計算、気を付ける点をまとめた記録です。`,
  en: (title) => `${title}: the idea, an example, a calculation and what to look out for, in a few notes.`,
};

/** An article with its sections in another order, under an opening of its own. */
function bodyOf(body: string, turn: number, opening: string): string {
  const [intro = '', ...sections] = body.split(/\n(?=## )/);
  return [opening, intro.trim(), ...turned(sections, turn).map((part) => part.trim())].join('\n\n');
}

function write(collection: string, one: Original, number: number, changed: Partial<Fields>, turn: number) {
  const folder = join(collection, `${one.id}-${number}`);
  mkdirSync(folder);
  for (const name of one.pictures) linkSync(join(one.folder, name), join(folder, name));
  for (const locale of LOCALES) {
    const { fields, body } = one.files[locale];
    const { updated: _, summary, ...kept } = fields;
    const title = `${fields.title} ({{=${number}}})`;
    const shown = SUMMARY[locale](title);
    const yaml = stringify({
      ...{ ...kept, ...changed, title },
      ...(summary === undefined ? { excerpt: shown } : { summary: shown }),
    });
    const text = bodyOf(body, turn, OPENING[locale](title, number));
    writeFileSync(join(folder, `index.${locale}.md`), `---\n${yaml}---\n\n${text}\n`);
  }
}

function addTo(collection: string, count: number, fieldsOf: (index: number) => Partial<Fields>): void {
  const all = originals(collection);
  const tags = [...new Set(all.flatMap(({ files }) => files.ja.fields.tags))].sort();
  for (let index = 0; index < count; index += 1) {
    const one = all[index % all.length] as Original;
    const turn = Math.floor(index / all.length);
    const day = new Date(FIRST_DAY + Math.floor((index * DAYS) / count) * DAY_MS);
    const changed = {
      date: day.toISOString().slice(0, 10),
      tags: turned(tags, index * 3).slice(0, 2 + (index % 2)),
      ...fieldsOf(index),
    };
    write(collection, one, index + 1, changed, turn);
  }
}

/**
 * Adds that many posts and as many articles, in both languages, to the blog and the news of a content folder (an absolute
 * path): titles, days, tags, categories and texts differ, pictures are shared.
 */
export function addEntries(content: string, count: number): void {
  addTo(join(content, 'blog'), count, () => ({}));
  addTo(join(content, 'news'), count, (index) => ({
    category: NEWS_CATEGORIES[index % NEWS_CATEGORIES.length],
  }));
  nameInLedger(content);
}

/** Adds the copies to the pages that say a statement, which the ledger names. */
function nameInLedger(content: string): void {
  const file = join(content, 'facts.json');
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { pages?: string[] }>;
  const copies = ['blog', 'news'].flatMap((name) =>
    readdirSync(join(content, name)).map((id) => `${name}/${id}`),
  );
  for (const fact of Object.values(facts))
    fact.pages = fact.pages?.flatMap((page) => [
      page,
      ...copies.filter((copy) => copy.startsWith(`${page}-`) && /^\d+$/.test(copy.slice(page.length + 1))),
    ]);
  writeFileSync(file, JSON.stringify(facts, null, 2));
}

/** Changes the Japanese text of the first post that `addEntries` made. */
export function changePost(content: string): void {
  const blog = join(content, 'blog');
  const post = readdirSync(blog)
    .filter((id) => /-1$/.test(id))
    .sort()[0];
  if (post === undefined) throw new Error(`${blog} has no post of addEntries`);
  appendFileSync(join(blog, post, 'index.ja.md'), '\nこの記録には、この文が加わりました。\n');
}
