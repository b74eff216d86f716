/** All content as one language sees it, for pure code: pages get it from `index.ts`, scripts from `load.ts`. */
import type { Locale } from '../i18n/locales.ts';
import { type Words, wordsOf } from '../words.ts';
import type { CollectionName } from './collections.ts';
import { figureIn } from './facts.ts';
import type { Content, Entry } from './load.ts';
import type { SamplePaths } from './sample.ts';
import type { Site } from './site.ts';
import { namedTags, type Tag } from './tags.ts';

export type ContentSource = {
  locale: Locale;
  /** The interface strings. */
  words: Words;
  site: Site;
  /** Dotted paths of the facts in content/site.json that are samples still. */
  samples: SamplePaths;
  /** The entries of a collection, in its order; in this language unless another one is named. */
  list<N extends CollectionName>(collection: N, language?: Locale): readonly Entry<N>[];
  /** The tags of some ids, in their order. @throws RangeError if there is none of an id. */
  tags(ids: readonly string[]): Tag[];
  /** A figure of content/facts.json. @throws Error if there is none of that name. */
  figure(name: string): number;
  /** What the samples among some figures of content/facts.json measure. */
  sampleFigures(names: readonly string[]): string[];
};

/** The content in a language; the same lists whenever they are asked for. */
export function sourceOf(content: Content, locale: Locale): ContentSource {
  const lists = new Map<string, readonly Entry[]>();
  return {
    locale,
    words: wordsOf(locale),
    site: content.site.data,
    samples: content.site.samples,
    list<N extends CollectionName>(collection: N, language: Locale = locale) {
      const key = `${collection}/${language}`;
      const known =
        lists.get(key) ?? content.collections[collection].filter((entry) => entry.locale === language);
      lists.set(key, known);
      return known as readonly Entry<N>[];
    },
    tags: (ids) => namedTags(ids, content.tags.data, locale),
    figure: (name) => figureIn(content.facts.data, name),
    sampleFigures: (names) =>
      names.flatMap((name) => {
        const { sample, what } = content.facts.data[name] ?? {};
        return sample ? (what?.[locale] ?? name) : [];
      }),
  };
}
