/** The text of blocks: their steps printed, around the words of each gap. */
import type { Locale } from '../i18n/locales.ts';
import { type Block, blocksOf, ended, MARK, stepsOf } from './blocks.ts';
import { tidyStep } from './model.ts';
import { namesPlates, printLines } from './print.ts';
import { sentencesOf } from './sentences.ts';
import { understand } from './understand.ts';

const marked = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.do === 'repeat') return [{ ...block, steps: marked(block.steps) }];
    if (block.do !== 'gap') return [block];
    return sentencesOf(block.text, Number.POSITIVE_INFINITY).map(({ text }) => ({
      do: 'gap',
      text: (text.startsWith(MARK) ? '' : MARK) + text,
    }));
  });

/** Blocks as one text, by which they are compared: the order of their values makes no difference. */
export const written = (blocks: readonly Block[]) =>
  JSON.stringify(blocks.map(tidyStep), (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );

/**
 * The text of blocks. The words of each gap stand at their place and mean nothing, also where they would now mean
 * something; then there is a mark before them. A repeat without an end has none, unless something stands behind it.
 */
export function textOf(blocks: readonly Block[], locale: Locale): string {
  const plates = namesPlates(stepsOf(blocks));
  const print = (list: readonly Block[], named = plates) => printLines(list, locale, named).join('\n');
  const closed = blocks.map(ended);
  for (const list of [blocks, marked(blocks), closed])
    for (const text of [print(list), print(list, true)])
      if (written(blocksOf(understand(text, locale))) === written(list)) return text;
  return print(marked(closed));
}
