/** A small index of the site search, and the server that has it: as quick, and as often away, as a test wants. */
import type { Catalogue, CataloguePage, Shard } from '@/lib/search/index-format';

export const ADDRESS = '/en/search-index.json';

const TEXTS: Catalogue['texts'] = {
  count: '{count} found',
  none: 'none for {query}',
  noneHint: 'hint',
  corrected: 'not {query} but {corrected}',
  partial: 'some words',
  more: 'all {count}',
  older: 'older',
  popular: 'popular',
};

/** Pages by their titles, and how many shards there are for them: one page each, the first ones first. */
export function catalogueOf(titles: readonly string[], shards = 0, popular: number[] = []): Catalogue {
  const pages = titles.map((title, place): CataloguePage => ({ path: `/${place}`, kind: 'service', title }));
  return {
    texts: TEXTS,
    pages,
    kinds: { service: 'kind' } as Catalogue['kinds'],
    synonyms: [],
    popular,
    shards: Array.from({ length: shards }, (_, place) => shardAddress(place)),
  };
}

export const shardAddress = (place: number) => `/shard-${place}.json`;

/** The text of one page. */
const shardOf = (page: number, text: string): Shard => [
  { page, description: '', sections: [['place', 'Heading', text]] },
];

/** Answers what the browser fetches, once `answering` is through. */
export class IndexServer {
  /** Addresses in the order in which they were asked for. */
  readonly asked: string[] = [];
  readonly files: Record<string, unknown>;
  isDown = false;
  answering: Promise<void> = Promise.resolve();

  constructor(catalogue: Catalogue, texts: readonly string[] = []) {
    const shards = texts.map((text, place) => [shardAddress(place), shardOf(place, text)]);
    this.files = { [ADDRESS]: catalogue, ...Object.fromEntries(shards) };
    window.fetch = ((address: string) => this.#answer(address)) as typeof fetch;
  }

  /** Lets everything wait until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.answering = promise;
    return resolve;
  }

  async #answer(address: string) {
    this.asked.push(address);
    await this.answering;
    if (this.isDown) throw new TypeError('no net');
    const file = this.files[address];
    return { ok: file !== undefined, status: file === undefined ? 404 : 200, json: async () => file };
  }
}

const SEARCHED = ['gripper', 'pump', 'gripper pump'];
/** Three pages with a text each, and those that are suggested, by their place. */
export const threePages = (popular: number[]) =>
  new IndexServer(catalogueOf(['Arm', 'Line', 'Cell'], SEARCHED.length, popular), SEARCHED);
