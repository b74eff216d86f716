import type { BlockProps } from '@/components/blocks/block-props';
import { ClosingAsk } from '@/components/sections/closing-ask';

/** The question that ends a page. */
export const Ask = ({ frame: _, ...copy }: BlockProps<'ask'>) => <ClosingAsk {...copy} />;
