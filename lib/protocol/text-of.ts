/** The text of blocks: their steps printed, around the words of each gap. */
import type { Locale } from '../i18n/locales.ts';
import { type Block, blocksOf, stepsOf } from './blocks.ts';
import { tidyStep } from './model.ts';
import { namesPlates, printLines } from './print.ts';
import { sentencesOf } from './sentences.ts';
import { understand } from './understand.ts';

/** What no sentence begins with: a sentence after it is refused, whatever stands around it. */
const MARK = '…';
const marked = (text: string) =>
  sentencesOf(text, Number.POSITIVE_INFINITY)
    .map((sentence) => (sentence.text.startsWith(MARK) ? '' : MARK) + sentence.text)
    .join(' ');

/** Blocks as one text, by which they are compared: the order of their values makes no difference. */
export const written = (blocks: readonly Block[]) =>
  JSON.stringify(blocks.map(tidyStep), (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );

/**
 * The text of blocks. The words of each gap stand at their place and mean nothing, also where they would now mean
 * something; then there is a mark before them.
 */
export function textOf(blocks: readonly Block[], locale: Locale): string {
  const plates = namesPlates(stepsOf(blocks));
  const print = (named: boolean, gap: (text: string) => string) =>
    printLines(blocks, locale, named, gap).join('\n');
  const wanted = written(blocks);
  const means = (text: string) => written(blocksOf(understand(text, locale))) === wanted;
  return [print(plates, String), print(true, String)].find(means) ?? print(plates, marked);
}
