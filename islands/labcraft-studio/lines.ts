/** What the words mean, by their places in the text and in the blocks. */
import { type Block, blockPath } from '@/lib/protocol/blocks';
import { type Path, samePath, stepAt } from '@/lib/protocol/edit';
import type { Sentence, Understood } from '@/lib/protocol/understand';

/**
 * A sentence, and the block that it is about: that of its first step, a gap, or the one it tells more of. `paths` are the
 * blocks of all its steps, in their order, or that one.
 */
export type Line = { sentence: Sentence; path: Path; paths: Path[] };

/** The paths of all blocks in the order in which they are read. */
export const pathsOf = (blocks: readonly Block[], above: Path = []): Path[] =>
  blocks.flatMap((block, place) => {
    const path = [...above, place];
    return [path, ...(block.do === 'repeat' ? pathsOf(block.steps, path) : [])];
  });

/** Whether a sentence is about a block. */
export const isOf = ({ paths }: Line, path: Path | undefined): boolean =>
  path !== undefined && paths.some((one) => samePath(one, path));

/** The sentences with their blocks. */
export function linesOf({ sentences }: Understood, blocks: readonly Block[]): Line[] {
  const gaps = pathsOf(blocks).filter((path) => stepAt(blocks, path)?.do === 'gap');
  let before: Path = [0];
  return sentences.map((sentence) => {
    const own = sentence.paths[0] ?? sentence.slots[0]?.path;
    const isGap = sentence.issue && !sentence.paths.length;
    const path = isGap ? gaps.shift() : own && blockPath(blocks, own);
    // The end of a repeat belongs to the repeat.
    before = path ?? (before.length > 1 ? before.slice(0, -1) : before);
    const paths = sentence.paths.map((one) => blockPath(blocks, one));
    return { sentence, path: before, paths: paths.length ? paths : [before] };
  });
}
