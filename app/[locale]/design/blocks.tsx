import { Blocks } from '@/components/blocks/blocks';
import { BLOCK_EXAMPLES } from '@/components/blocks/examples';
import type { Specimen, Specimens } from '@/components/examples/specimens';
import type { PageBlock } from '@/lib/blocks/schemas';
import type { Locale } from '@/lib/i18n/locales';

/** The file that draws a block, with the block's own example. */
function fileOf(example: PageBlock): [file: string, specimen: Specimen] {
  const { block } = example;
  const looks = { [block]: <Blocks blocks={[example]} folder="pages/home" /> };
  return [`components/blocks/${block}/${block}.tsx`, { layout: 'bleed', looks }];
}

/** What pages without code are made of. */
export const blocks = (locale: Locale): Specimens => ({
  'components/blocks/blocks.tsx': {},
  'components/blocks/block-props.ts': {},
  'components/blocks/examples.ts': {},
  ...Object.fromEntries(Object.values(BLOCK_EXAMPLES).map((examples) => fileOf(examples[locale]))),
});
