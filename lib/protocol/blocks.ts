/**
 * The steps of a text with its gaps: sentences that were refused, at their places between the steps. Blocks are edited as
 * steps are, and a change prints the text anew around the words of each gap (`text-of.ts`).
 */
import { insertAt, listAt, type Path, replaceAt, stepAt } from './edit.ts';
import type { PlainStep, Step } from './model.ts';
import type { Understood } from './understand.ts';

/** What no sentence begins with: a sentence after it is refused, whatever stands around it. */
export const MARK = '…';

export type Gap = { do: 'gap'; text: string };
/** An `open` repeat was told without its end. */
export type Block = PlainStep | { do: 'repeat'; times: number; steps: Block[]; open?: true } | Gap;

/** The blocks of a text: its steps, and a gap for each sentence that became none. */
export function blocksOf({ protocol, sentences }: Understood): Block[] {
  let steps: Block[] = protocol.steps;
  for (const { issue, paths } of sentences) {
    if (issue?.reason !== 'no-end') continue;
    const path = paths.findLast((one) => stepAt(steps, one)?.do === 'repeat');
    if (path) steps = replaceAt(steps, path, { ...stepAt(steps, path), open: true } as Block);
  }
  const gaps = sentences.filter(({ issue, paths }) => issue && !paths.length);
  // From the last to the first, so that no gap moves the place of another.
  return gaps.reduceRight<Block[]>(
    (blocks, { at, text }) => insertAt(blocks, at, { do: 'gap', text }),
    steps,
  );
}

/** The steps of blocks, without the gaps. */
export const stepsOf = (blocks: readonly Block[]): Step[] =>
  blocks.flatMap((block): Step[] => {
    if (block.do === 'gap') return [];
    return block.do === 'repeat'
      ? [{ do: 'repeat', times: block.times, steps: stepsOf(block.steps) }]
      : [block];
  });

/** A block whose repeats all have their end. */
export const ended = (block: Block): Block =>
  block.do === 'repeat' ? { do: 'repeat', times: block.times, steps: block.steps.map(ended) } : block;

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
