/** A content folder as it may be in some years: the real one, and many more posts and news articles. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadWholeContent } from '../../app/whole-content.ts';
import { NEWS_CATEGORIES } from '../../lib/content/collections.ts';
import { DESCRIPTION_LENGTH } from '../../lib/content/descriptions.ts';
import { figureLooks, typedFigures } from '../../lib/content/figures/typed.ts';
import type { Content } from '../../lib/content/load.ts';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { randomFrom, sentencesOf, type Writer, writerOf } from './texts.ts';

/** Two a day, back from the newest. */
const NEWEST = Date.UTC(2025, 9, 1);
const PER_DAY = 2;
const DAY_MS = 86_400_000;

/** So many of the newest have a picture. */
const WITH_PICTURE = 100;

type Folder = { path: string; index: number; cover: string | null };
type Writers = Record<Locale, (index: number) => Writer>;

const dateOf = (index: number): string =>
  new Date(NEWEST - Math.floor(index / PER_DAY) * DAY_MS).toISOString().slice(0, 10);

/** The same for both languages: two or three different values. */
function someOf(values: readonly string[], index: number): string[] {
  const random = randomFrom(index);
  const count = 2 + (index % 2);
  return [
    ...new Set(Array.from({ length: count }, () => values[Math.floor(random() * values.length)] ?? '')),
  ];
}

const fileText = (fields: Record<string, unknown>, body: string): string =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n${body}\n`;

function writeEntry({ path, cover }: Folder, source: string, textOf: (locale: Locale) => string): void {
  mkdirSync(path, { recursive: true });
  if (cover) cpSync(source, join(path, cover));
  for (const locale of LOCALES) writeFileSync(join(path, `${locale}.md`), textOf(locale));
}

const bodyOf = (write: Writer): string =>
  ['', '## ', '## ', '## ', '## ', '## ']
    .map((mark) => (mark ? `${mark}${write.title()}\n\n${write.text(6)}` : write.text(6)))
    .join('\n\n');

/** As long as a description may be: entries differ most where there is most room. */
function summaryOf(write: Writer, locale: Locale): string {
  const { most } = DESCRIPTION_LENGTH[locale];
  const characters = [...write.text(4)];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('');
}

function writePost(folder: Folder, source: string, writers: Writers, tags: readonly string[]): void {
  const { index, cover } = folder;
  writeEntry(folder, source, (locale) => {
    const write = writers[locale](index);
    const fields = { title: write.title(), date: dateOf(index), tags: someOf(tags, index) };
    const image = cover && { image: { src: `./${cover}`, alt: write.title() } };
    return fileText({ ...fields, ...image, summary: summaryOf(write, locale) }, bodyOf(write));
  });
}

function writeNews(folder: Folder, source: string, writers: Writers, tags: readonly string[]): void {
  const { index, cover } = folder;
  writeEntry(folder, source, (locale) => {
    const write = writers[locale](index + 0.5);
    const fields = { title: write.title(), date: dateOf(index), tags: someOf(tags, index) };
    const category = NEWS_CATEGORIES[index % NEWS_CATEGORIES.length];
    const image = cover && { image: `./${cover}` };
    return fileText({ ...fields, category, ...image, excerpt: summaryOf(write, locale) }, write.text(8));
  });
}

/** The tags that a collection has, sorted. */
const tagsIn = (entries: readonly { data: { tags: string[] } }[]): string[] =>
  [...new Set(entries.flatMap(({ data }) => data.tags))].sort();

function writersOf(content: Content): Writers {
  // In a sentence that is read from the site the figures are put in; written again they would be typed by hand.
  const looks = figureLooks(content.facts.data);
  const sentencesIn = (locale: Locale) =>
    sentencesOf(content, locale).filter((sentence) => typedFigures(sentence, looks).length === 0);
  const sentences = { ja: sentencesIn('ja'), en: sentencesIn('en') };
  const writer = (locale: Locale) => (index: number) =>
    writerOf(sentences[locale], locale, Math.round(index * 2) * 2 + LOCALES.indexOf(locale));
  return { ja: writer('ja'), en: writer('en') };
}

/**
 * Copies a content folder to `target` and adds posts and news articles until there are `count` of each (both absolute
 * paths). The same every time. @throws ContentError if the folder is wrong.
 */
export function growContent(root: string, target: string, count: number): void {
  const content = loadWholeContent(root);
  const writers = writersOf(content);
  cpSync(root, target, { recursive: true });
  for (const [name, write] of [
    ['blog', writePost],
    ['news', writeNews],
  ] as const) {
    const existing = content.collections[name].filter(({ locale }) => locale === 'ja');
    const tags = tagsIn(existing);
    const pictured = content.collections.news[0];
    const source = join(root, pictured?.folder ?? '', pictured?.data.image ?? '');
    for (let index = 0; index < count - existing.length; index += 1) {
      const id = `grown-${String(index + 1).padStart(5, '0')}`;
      const cover = index < WITH_PICTURE ? `cover-${name}-${index + 1}.webp` : null;
      write({ path: join(target, name, id), index, cover }, source, writers, tags);
    }
  }
}
