/** The index as the browser has it: the catalogue at once, the texts shard by shard as they are needed. */
import { Corpus } from '../../../lib/search/corpus.ts';
import type { Catalogue, Shard } from '../../../lib/search/index-format.ts';
import { type Results, search } from '../../../lib/search/search.ts';
import { Synonyms } from '../../../lib/search/synonyms.ts';

async function get<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json() as Promise<T>;
}

export class SearchIndex {
  readonly catalogue: Catalogue;
  readonly #corpus: Corpus;
  readonly #synonyms: Synonyms;
  #loaded = 0;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    this.#corpus = new Corpus(catalogue);
    this.#synonyms = new Synonyms(catalogue.synonyms);
  }

  /** Fetches the catalogue. @throws Error or TypeError if it does not arrive. */
  static async open(address: string): Promise<SearchIndex> {
    if (!address) throw new Error('there is no search index: the build makes it');
    return new SearchIndex(await get<Catalogue>(address));
  }

  get loaded(): number {
    return this.#loaded;
  }

  /** What the texts that have arrived answer. */
  search(query: string): Results {
    return search(this.#corpus, this.#synonyms, query);
  }

  /** Whether there are texts that have not arrived. */
  get isPending(): boolean {
    return this.#loaded < this.catalogue.shards.length;
  }

  /** Fetches the texts up to a number of shards, once. @throws Error or TypeError if one does not arrive. */
  load(upTo: number): Promise<void> {
    const run = this.#queue.then(async () => {
      const missing = this.catalogue.shards.slice(this.#loaded, upTo);
      for (const shard of await Promise.all(missing.map((address) => get<Shard>(address)))) {
        this.#corpus.add(shard);
        this.#loaded += 1;
      }
    });
    // The next call tries again what this one could not get.
    this.#queue = run.catch(() => undefined);
    return run;
  }
}
