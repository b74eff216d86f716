import type { Block, BlockName } from '@/lib/blocks/schemas';
import type { SURFACES } from '../ui/section.tsx';

/** What a block is drawn of: its copy, and how it stands among the others. */
export type BlockProps<N extends BlockName> = Omit<Extract<Block, { block: N }>, 'block' | 'id'> & {
  frame: { surface: keyof typeof SURFACES; flush?: boolean; id?: string | undefined };
};

/** What a block with pictures needs besides: their keys in the image manifest, by the names of files beside the copy. */
export type WithPictures = { keyOf(file: string): string };
