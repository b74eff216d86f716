/**
 * The steps of a text with its gaps: sentences that were refused, at their places between the steps. Blocks are edited as
 * steps are, and a change prints the text anew around the words of each gap.
 */
import type { Locale } from '../i18n/locales.ts';
import { insertAt, listAt, type Path, stepAt } from './edit.ts';
import { type PlainStep, type Step, tidyStep } from './model.ts';
import { namesPlates, printLines } from './print.ts';
import { sentencesOf } from './sentences.ts';
import { type Understood, understand } from './understand.ts';

export type Gap = { do: 'gap'; text: string };
export type Block = PlainStep | { do: 'repeat'; times: number; steps: Block[] } | Gap;

/** The blocks of a text: its steps, and a gap for each sentence that became none. */
export function blocksOf({ protocol, sentences }: Understood): Block[] {
  const gaps = sentences.filter(({ issue, paths }) => issue && !paths.length);
  // From the last to the first, so that no gap moves the place of another.
  return gaps.reduceRight<Block[]>(
    (blocks, { at, text }) => insertAt(blocks, at, { do: 'gap', text }),
    protocol.steps,
  );
}

/** The steps of blocks, without the gaps. */
export const stepsOf = (blocks: readonly Block[]): Step[] =>
  blocks.flatMap((block): Step[] => {
    if (block.do === 'gap') return [];
    return block.do === 'repeat' ? [{ ...block, steps: stepsOf(block.steps) }] : [block];
  });

const isStep = (block: Block) => block.do !== 'gap';

/** Where the step of a block is in the protocol; a gap is nowhere. */
export function stepPath(blocks: readonly Block[], path: Path): Path | undefined {
  const block = stepAt(blocks, path);
  if (!block || block.do === 'gap') return undefined;
  return path.map(
    (place, depth) =>
      listAt(blocks, path.slice(0, depth + 1))
        .slice(0, place)
        .filter(isStep).length,
  );
}

/** Where the block of a step is. */
export function blockPath(blocks: readonly Block[], path: Path): Path {
  const found: number[] = [];
  for (const place of path) {
    const list = listAt(blocks, [...found, 0]);
    const at = list.map((_, index) => index).filter((index) => isStep(list[index] as Block))[place];
    found.push(at ?? list.length);
  }
  return found;
}

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
