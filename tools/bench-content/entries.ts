/** Many posts and articles for a copy of the content: variations of those that are there, the same in every run. */
import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { NEWS_CATEGORIES } from '../../lib/content/collections.ts';

/** Ten years, whatever the number of entries: archives get fuller, not longer. All before the days of `facts.json`. */
const DAYS = 3652;
const FIRST_DAY = Date.UTC(2013, 0, 1);
const DAY_MS = 86_400_000;

/** A list, its beginning moved to its end. */
const turned = <T>(list: readonly T[], by: number): T[] =>
  list.map((_, index) => list[(index + by) % list.length] as T);

/** An entry in one language once more: a number in its title, its description and its text, other fields, its sections in another order. */
function varied(text: string, number: number, fields: Record<string, unknown>): string {
  const [, yaml = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  const matter = parseDocument(yaml);
  // A longer one might be longer than titles may be.
  const title = `${String(matter.get('title')).slice(0, 30)} ({{=${number}}})`;
  const field = matter.has('excerpt') ? 'excerpt' : 'summary';
  const description = `${field} {{=${number}}} of the copies by which the time of a build is measured as content grows`;
  for (const [name, value] of Object.entries({ ...fields, [field]: description, title }))
    matter.set(name, value);
  matter.delete('updated');
  const [opening = '', ...sections] = body.split(/\n(?=## )/);
  return `---\n${matter}---\n\n${title}\n${[opening, ...turned(sections, number)].join('\n')}`;
}

function addTo(collection: string, count: number, tags: readonly string[]): void {
  const originals = readdirSync(collection).filter((id) => existsSync(join(collection, id, 'index.en.md')));
  for (let index = 0; index < count; index += 1) {
    const id = originals[index % originals.length] as string;
    const [from, to] = [join(collection, id), join(collection, `${id}-${index + 1}`)] as const;
    mkdirSync(to);
    const fields = {
      date: new Date(FIRST_DAY + Math.floor((index * DAYS) / count) * DAY_MS).toISOString().slice(0, 10),
      tags: turned(tags, index * 3).slice(0, 2 + (index % 2)),
      ...(collection.endsWith('news') && { category: NEWS_CATEGORIES[index % NEWS_CATEGORIES.length] }),
    };
    for (const name of readdirSync(from))
      if (name.endsWith('.md'))
        writeFileSync(join(to, name), varied(readFileSync(join(from, name), 'utf8'), index + 1, fields));
      else linkSync(join(from, name), join(to, name));
  }
}

/** Adds the copies to the pages that say a statement, which the ledger names. */
function nameInLedger(content: string, count: number): void {
  const file = join(content, 'facts.json');
  const facts: Record<string, { pages?: string[] }> = JSON.parse(readFileSync(file, 'utf8'));
  const copies = (page: string) =>
    Array.from({ length: count }, (_, index) => `${page}-${index + 1}`).filter((copy) =>
      existsSync(join(content, copy)),
    );
  for (const fact of Object.values(facts))
    fact.pages = fact.pages?.flatMap((page) => [page, ...copies(page)]);
  writeFileSync(file, JSON.stringify(facts));
}

/**
 * Adds that many posts and as many articles, in both languages, to the blog and the news of a content folder (an absolute
 * path): titles, descriptions, days, tags, categories and texts differ, pictures are shared.
 */
export function addEntries(content: string, count: number): void {
  const tags = Object.keys(JSON.parse(readFileSync(join(content, 'tags.json'), 'utf8')));
  for (const name of ['blog', 'news']) addTo(join(content, name), count, tags);
  nameInLedger(content, count);
}

/** Changes the Japanese text of a post. */
export function changePost(content: string): void {
  const [post = ''] = readdirSync(join(content, 'blog')).sort();
  appendFileSync(join(content, 'blog', post, 'index.ja.md'), '\nこの記録には、この文が加わりました。\n');
}
