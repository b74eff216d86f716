/**
 * What Next need not render again (docs/decisions/0003): the pages of posts and news, which grow in number, are kept
 * under the hash of all that they are made of. A page shows its own text, and of the other entries what stands in their
 * front matter.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readingMinutes } from '../app/[locale]/blog/reading-time.ts';
import { contentText } from '../lib/content/kept.ts';
import type { Content, Entry } from '../lib/content/load.ts';
import { LOCALES, type Locale } from '../lib/i18n/locales.ts';
import { GROWING, type Growing } from '../lib/pages/rendered.ts';
import { codeHash } from './code-hash.ts';
import { withoutPayload } from './export/strip-runtime.ts';
import { forgetOthers, keepFile } from './kept-files.ts';

/** Of what the steps before Next made, what posts and news do not show: the content itself, which is asked here, days that only the sitemap reads, documents. */
const NOT_SHOWN = ['content.json', 'content-dates.json', 'documents.json', 'rendered.json'];

type Sources = { root: string; content: Content };

const isGrowing = (name: string): name is Growing => GROWING.some((growing) => growing === name);

/** What a page may show of another entry: all but its text, of which posts tell how long it takes to read. */
const outsideOf = (collection: string, { body, ...told }: Entry) =>
  isGrowing(collection) ? { ...told, minutes: readingMinutes(body, told.locale) } : { ...told, body };

/** A hash of all that the pages of entries share. */
function sharedHash({ root, content }: Sources): string {
  const { collections, ...rest } = content;
  const outsides = Object.entries(collections).map(([name, entries]) =>
    entries.map((entry) => outsideOf(name, entry)),
  );
  const made = readdirSync(join(root, '.generated')).filter((name) => !NOT_SHOWN.includes(name));
  return createHash('sha256')
    .update(codeHash(root, ...made.map((name) => `.generated/${name}`)))
    .update(process.env.BUILD_DATE ?? '')
    .update(contentText([rest, outsides]))
    .digest('hex');
}

/** An entry whose pages may be kept, in all languages, and the key of what they are made of. */
type Kept = { collection: Growing; id: string; key: string };

/** The entries whose pages may be kept. */
export function keysOf(sources: Sources): Kept[] {
  const shared = sharedHash(sources);
  return GROWING.flatMap((collection) => {
    const byId = Map.groupBy<string, Entry>(sources.content.collections[collection], ({ id }) => id);
    return [...byId].map(([id, texts]) => {
      const key = createHash('sha256').update(shared).update(contentText(texts)).digest('hex').slice(0, 32);
      return { collection, id, key };
    });
  });
}

const place = (folder: string, key: string, locale: Locale) => join(folder, `${key}.${locale}.html`);

/** The pages of earlier builds, for one build. */
export class Rendered {
  readonly #folder: string;
  readonly #out: string;
  readonly #entries: readonly Kept[];
  /** Those whose pages are there. The first of each collection is rendered all the same: Next asks for one. */
  readonly #ready: readonly Kept[];

  constructor(sources: Sources) {
    this.#folder = join(sources.root, '.cache/rendered');
    this.#out = join(sources.root, 'out');
    this.#entries = keysOf(sources);
    const there = ({ key }: Kept) => LOCALES.every((locale) => existsSync(place(this.#folder, key, locale)));
    this.#ready = GROWING.flatMap((collection) => {
      const [, ...others] = this.#entries.filter((entry) => entry.collection === collection);
      return others.filter(there);
    });
  }

  /** The ids of the entries that need no rendering, by collection. */
  get ids(): Record<string, string[]> {
    return Object.fromEntries(
      GROWING.map((collection) => [
        collection,
        this.#ready.filter((entry) => entry.collection === collection).map(({ id }) => id),
      ]),
    );
  }

  /** After Next: puts the pages that it did not render beside those that it did, and keeps these. */
  complete(): void {
    const ready = new Set(this.#ready);
    for (const entry of this.#entries)
      for (const locale of LOCALES) {
        const page = join(this.#out, locale, entry.collection, `${entry.id}.html`);
        const kept = place(this.#folder, entry.key, locale);
        mkdirSync(dirname(page), { recursive: true });
        if (ready.has(entry)) copyFileSync(kept, page);
        else keepFile(kept, withoutPayload(readFileSync(page, 'utf8')));
      }
    forgetOthers(this.#folder, new Set(this.#entries.map(({ key }) => key)));
  }
}
