import type { Section } from '../../lib/listing/paths.ts';
import { blogPage } from '../[locale]/blog/definition.ts';
import { newsPage } from '../[locale]/news/definition.ts';

/** The pages whose entries have archives by month and by tag. */
export const ARCHIVED = { blog: blogPage, news: newsPage } as const satisfies Record<Section, unknown>;
