/**
 * What Next need not render again (docs/decisions/0003): the pages of posts and news and of their archives, which grow in
 * number, are cached under the hash of all that they are made of. A page shows its own text, and of the other entries what
 * stands in their front matter.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingMinutes } from '../app/[locale]/blog/reading-time.ts';
import { archivePages } from '../app/inventory/archive-pages.ts';
import type { Content, Entry } from '../lib/content/load.ts';
import { snapshotText } from '../lib/content/snapshot.ts';
import { both, LOCALES, type Locale } from '../lib/i18n/locales.ts';
import { type ArchiveAddress, archiveAt } from '../lib/listing/archive-pages.ts';
import { entryPath } from '../lib/listing/paths.ts';
import { GROWING, type Growing } from '../lib/pages/rendered.ts';
import { Cache } from './cache.ts';
import { codeHash } from './code-hash.ts';
import { digest } from './digest.ts';
import { withoutPayload } from './export/strip-runtime.ts';
import { NEXT_EXPORT } from './site-folder.ts';
import { writeIfChanged } from './write.ts';

/** Generated files that posts and news do not show; they are left out of the key of their cache. */
const NOT_SHOWN = ['content.json', 'content-dates.json', 'rendered.json'];

type Sources = { root: string; content: Content };

const isGrowing = (name: string): name is Growing => GROWING.some((growing) => growing === name);

/** What a page may show of another entry: all but its text, of which posts tell how long it takes to read. */
const outsideOf = (collection: string, { body, ...fields }: Entry) =>
  isGrowing(collection) ? { ...fields, minutes: readingMinutes(body, fields.locale) } : { ...fields, body };

/** A hash of all that these pages share. */
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

/** A page that may be cached, in all languages: its route, its path without language, and the key of what it is made of. */
type CachedPage = { route: string; path: string; key: string };

/** The pages that may be cached. */
export function keysOf(sources: Sources): CachedPage[] {
  const shared = sharedHash(sources);
  const keyOf = (own: string) => digest(shared + own, 32);
  const entries = GROWING.flatMap((collection) => {
    const byId = Map.groupBy<string, Entry>(sources.content.collections[collection], ({ id }) => id);
    return [...byId].map(([id, texts]) => ({
      ...{ route: collection, path: entryPath(collection, id) },
      key: keyOf(snapshotText(texts)),
    }));
  });
  // An archive has no text of its own.
  const archives = archivePages(sources.content).map(({ path }) => {
    const { section, by } = archiveAt(path) as ArchiveAddress;
    return { route: `${section} by ${by}`, path, key: keyOf(path) };
  });
  return [...entries, ...archives];
}

/** The pages of earlier builds, for one build. */
export class Rendered {
  readonly #cache: Cache<Record<Locale, string>>;
  readonly #out: string;
  readonly #pages: readonly CachedPage[];
  /** Those that are there. The first of each route is rendered all the same: Next asks for one. */
  readonly #ready: ReadonlySet<CachedPage>;

  constructor(sources: Sources) {
    this.#cache = new Cache(join(sources.root, '.cache/rendered'));
    this.#out = join(sources.root, NEXT_EXPORT);
    this.#pages = keysOf(sources);
    const there = ({ key }: CachedPage) => this.#cache.get(key) !== undefined;
    const routes = [...Map.groupBy(this.#pages, ({ route }) => route).values()];
    this.#ready = new Set(routes.flatMap(([, ...others]) => others.filter(there)));
  }

  /** The paths, without language, of the pages that need no rendering. */
  get paths(): string[] {
    return [...this.#ready].map(({ path }) => path);
  }

  /** After Next: puts the pages that it did not render beside those that it did, and keeps these. */
  complete(): void {
    for (const page of this.#pages) {
      const fileOf = (locale: Locale) => join(this.#out, locale, `${page.path}.html`);
      if (this.#ready.has(page)) {
        const texts = this.#cache.require(page.key);
        for (const locale of LOCALES) writeIfChanged(fileOf(locale), texts[locale]);
      } else {
        const text = (locale: Locale) => withoutPayload(readFileSync(fileOf(locale), 'utf8'));
        this.#cache.put(page.key, both(text));
      }
    }
    this.#cache.evict();
  }
}
