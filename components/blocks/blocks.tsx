import type { ReactNode } from 'react';
import type { SURFACES } from '@/components/ui/section';
import type { BlockName } from '@/lib/blocks/schemas';
import { imageKey } from '@/lib/content/image-key';
import type { PageBlocks } from '@/lib/pages/define-page';
import { Ask } from './ask/ask';
import type { BlockProps, WithIds, WithPictures } from './block-props';
import { Cards } from './cards/cards';
import { Columns } from './columns/columns';
import { Document } from './document/document';
import { Facts } from './facts/facts';
import { Film } from './film/film';
import { Link } from './link/link';
import { Points } from './points/points';
import { Questions } from './questions/questions';
import { Quote } from './quote/quote';
import { Steps } from './steps/steps';
import { Table } from './table/table';
import { Text } from './text/text';

type Drawn<N extends BlockName> = {
  Block(props: BlockProps<N> & WithPictures & WithIds): ReactNode | Promise<ReactNode>;
  surface: keyof typeof SURFACES;
};

/** How each block is drawn, and on what ground. */
const DRAWN: { [N in BlockName]: Drawn<N> } = {
  points: { Block: Points, surface: 'white' },
  text: { Block: Text, surface: 'paper' },
  columns: { Block: Columns, surface: 'sunk' },
  steps: { Block: Steps, surface: 'night' },
  facts: { Block: Facts, surface: 'white' },
  table: { Block: Table, surface: 'white' },
  cards: { Block: Cards, surface: 'paper' },
  questions: { Block: Questions, surface: 'paper' },
  quote: { Block: Quote, surface: 'sunk' },
  film: { Block: Film, surface: 'paper' },
  document: { Block: Document, surface: 'paper' },
  link: { Block: Link, surface: 'paper' },
  ask: { Block: Ask, surface: 'stage' },
};

/** The blocks of a page, one below another; on the same ground as the one above, a block begins without a gap. */
export const Blocks = ({ blocks, folder }: PageBlocks) =>
  blocks.map((block, index) => {
    const { Block, surface } = DRAWN[block.block] as Drawn<BlockName>;
    const above = blocks[index - 1];
    const flush = above !== undefined && DRAWN[above.block].surface === surface;
    const { id, ...copy } = block;
    const props = {
      ...copy,
      keyOf: (file: string) => imageKey(folder, file),
      prefix: `block-${index + 1}-`,
      frame: { surface, flush, id },
    };
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and nothing reorders them
    return <Block key={index} {...(props as BlockProps<BlockName> & WithPictures & WithIds)} />;
  });
