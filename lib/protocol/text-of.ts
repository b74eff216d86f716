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

/** Blocks as one text, by which they are compared: whether a gap is marked makes no difference. */
const written = (blocks: readonly Block[]) =>
  JSON.stringify(blocks.map(tidyStep), (key, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : key === 'text'
        ? value.replace(MARK, '')
        : value,
  );

/**
 * The text of blocks. The words of each gap stand at their place and mean nothing, also where they would now mean
 * something; then there is a mark before them.
 */
export function textOf(blocks: readonly Block[], locale: Locale): string {
  const steps = stepsOf(blocks);
  const plates = namesPlates(steps);
  const print = (named: boolean, gap: (text: string) => string) =>
    printLines(blocks, locale, named, gap).join('\n');
  const wanted = written(blocks);
  const texts = [print(plates, String), print(true, String), print(plates, marked)];
  const means = (text: string) => written(blocksOf(understand(text, locale))) === wanted;
  return texts.find(means) ?? (texts[2] as string);
}
