/**
 * What Next need not render again (docs/decisions/0003): the pages of posts and news, which grow in number, are cached
 * under the hash of all that they are made of. A page shows its own text, and of the other entries what stands in their
 * front matter.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingMinutes } from '../app/[locale]/blog/reading-time.ts';
import type { Content, Entry } from '../lib/content/load.ts';
import { snapshotText } from '../lib/content/snapshot.ts';
import { both, LOCALES, type Locale } from '../lib/i18n/locales.ts';
import { GROWING, type Growing } from '../lib/pages/rendered.ts';
import { Cache } from './cache.ts';
import { codeHash } from './code-hash.ts';
import { withoutPayload } from './export/strip-runtime.ts';
import { NEXT_EXPORT } from './site-folder.ts';
import { writeIfChanged } from './write.ts';

/** Generated files that posts and news do not show; they are left out of the key of their cache. */
const NOT_SHOWN = ['content.json', 'content-dates.json', 'documents.json', 'rendered.json'];

type Sources = { root: string; content: Content };

const isGrowing = (name: string): name is Growing => GROWING.some((growing) => growing === name);

/** What a page may show of another entry: all but its text, of which posts tell how long it takes to read. */
const outsideOf = (collection: string, { body, ...fields }: Entry) =>
  isGrowing(collection) ? { ...fields, minutes: readingMinutes(body, fields.locale) } : { ...fields, body };

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
    .update(snapshotText([rest, outsides]))
    .digest('hex');
}

/** An entry whose pages may be cached, in all languages, and the key of what they are made of. */
type CachedEntry = { collection: Growing; id: string; key: string };

/** The entries whose pages may be cached. */
export function keysOf(sources: Sources): CachedEntry[] {
  const shared = sharedHash(sources);
  return GROWING.flatMap((collection) => {
    const byId = Map.groupBy<string, Entry>(sources.content.collections[collection], ({ id }) => id);
    return [...byId].map(([id, texts]) => {
      const key = createHash('sha256').update(shared).update(snapshotText(texts)).digest('hex').slice(0, 32);
      return { collection, id, key };
    });
  });
}

/** The pages of earlier builds, for one build. */
export class Rendered {
  readonly #cache: Cache<Record<Locale, string>>;
  readonly #out: string;
  readonly #entries: readonly CachedEntry[];
  /** Those whose pages are there. The first of each collection is rendered all the same: Next asks for one. */
  readonly #ready: readonly CachedEntry[];

  constructor(sources: Sources) {
    this.#cache = new Cache(join(sources.root, '.cache/rendered'));
    this.#out = join(sources.root, NEXT_EXPORT);
    this.#entries = keysOf(sources);
    const there = ({ key }: CachedEntry) => this.#cache.get(key) !== undefined;
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
    for (const entry of this.#entries) {
      const fileOf = (locale: Locale) => join(this.#out, locale, entry.collection, `${entry.id}.html`);
      if (ready.has(entry)) {
        const pages = this.#cache.require(entry.key);
        for (const locale of LOCALES) writeIfChanged(fileOf(locale), pages[locale]);
      } else {
        const page = (locale: Locale) => withoutPayload(readFileSync(fileOf(locale), 'utf8'));
        this.#cache.put(entry.key, both(page));
      }
    }
    this.#cache.evict();
  }
}
