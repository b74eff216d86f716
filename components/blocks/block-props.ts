import type { ComponentProps } from 'react';
import type { BlockName, PageBlock } from '@/lib/blocks/schemas';
import type { Section } from '../ui/section.tsx';

/** What a block is drawn of: its copy, and how it stands among the others. */
export type BlockProps<N extends BlockName> = Omit<Extract<PageBlock, { block: N }>, 'block' | 'id'> & {
  frame: Pick<ComponentProps<typeof Section>, 'surface' | 'flush' | 'id'> & { 'data-hash-scroll'?: true };
};

/** What a block with pictures needs besides: their keys in the image manifest, by the names of files beside the copy. */
export type WithPictures = { keyOf(file: string): string };

/** What a block of Markdown needs besides: what its ids begin with, so that no two blocks of a page have the same. */
export type WithIds = { prefix: string };
