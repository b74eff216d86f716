import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '../../lib/i18n/locales.ts';
import { Corpus } from '../../lib/search/corpus.ts';
import type { Catalogue, Shard } from '../../lib/search/index-format.ts';
import { type Results, search } from '../../lib/search/search.ts';
import { Synonyms } from '../../lib/search/synonyms.ts';

const FOLDER = 'out/assets/search';

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** The built index of a language, all of it, ready to be asked. */
export function builtIndex(locale: Locale) {
  const [name] = readdirSync(FOLDER).filter((file) =>
    new RegExp(`^${locale}-[0-9a-f]{12}\\.json$`).test(file),
  );
  const catalogue = read<Catalogue>(`${FOLDER}/${name}`);
  const corpus = new Corpus(catalogue);
  for (const shard of catalogue.shards) corpus.add(read<Shard>(`out${shard}`));
  const synonyms = new Synonyms(catalogue.synonyms);
  return { catalogue, corpus, ask: (query: string): Results => search(corpus, synonyms, query) };
}

/** Where the hits lead, best first: `/page` or `/page#section`. */
export const addresses = ({ hits }: Results): string[] =>
  hits.map(({ page, section }) => {
    const [id] = section === undefined ? [''] : (page.original.sections[section] ?? ['']);
    return page.page.path + (id ? `#${id}` : '');
  });
