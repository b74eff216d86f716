import { Blocks } from '@/components/blocks/blocks';
import { BLOCK_EXAMPLES } from '@/components/blocks/examples';
import type { Specimen, Specimens } from '@/components/examples/specimens';
import type { Block } from '@/lib/blocks/schemas';
import type { Locale } from '@/lib/i18n/locales';

/** The files of a block, the one that draws it with the block's own example. */
function filesOf(example: Block): [file: string, specimen: Specimen][] {
  const { block } = example;
  const folder = `components/blocks/${block}`;
  const looks = { [block]: <Blocks blocks={[example]} folder="pages/home" /> };
  return [
    [`${folder}/${block}.tsx`, { layout: 'bleed', looks }],
    [`${folder}/${block}.examples.ts`, {}],
  ];
}

/** What pages without code are made of. */
export const blocks = (locale: Locale): Specimens => ({
  'components/blocks/blocks.tsx': {},
  'components/blocks/block-props.ts': {},
  'components/blocks/examples.ts': {},
  ...Object.fromEntries(Object.values(BLOCK_EXAMPLES).flatMap((examples) => filesOf(examples[locale]))),
});
