/** Made-up but natural texts: sentences that the content already has, in an order that is always the same. */
import type { Content } from '../../lib/content/load.ts';
import type { Locale } from '../../lib/i18n/locales.ts';

/** A pseudo-random number of 0 to below 1 per call; the same seed gives the same row (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Sentences of a language: plain ones, without markup that a cut could break. */
export function sentencesOf({ collections }: Pick<Content, 'collections'>, locale: Locale): string[] {
  const bodies = [...collections.blog, ...collections.news].filter((entry) => entry.locale === locale);
  const end = locale === 'ja' ? /(?<=。)/ : /(?<=\.)\s/;
  const found = bodies
    .flatMap(({ body }) => body.split('\n'))
    .flatMap((line) => line.split(end))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /^[^[\]{}|`#*<>!_\\$]{20,}[。.]$/.test(sentence));
  return [...new Set(found)];
}

export type Writer = {
  /** About half a sentence, without its full stop. */
  title(): string;
  /** So many sentences in a row. */
  text(sentences: number): string;
};

/** Writes texts of a language; the same seed gives the same texts. */
export function writerOf(sentences: readonly string[], locale: Locale, seed: number): Writer {
  const random = randomFrom(seed);
  const pick = () => sentences[Math.floor(random() * sentences.length)] ?? '';
  const space = locale === 'ja' ? '' : ' ';
  return {
    title: () => {
      const sentence = pick().replace(/[。.]$/, '');
      return locale === 'ja' ? sentence.slice(0, 28) : sentence.split(' ').slice(0, 9).join(' ');
    },
    text: (count) => Array.from({ length: count }, pick).join(space),
  };
}
