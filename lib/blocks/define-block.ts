import { z } from 'zod';
import { slug } from '../content/fields.ts';

const name = { ja: 'ブロックの種類', en: 'Which block it is' };
const id = slug.optional().meta({
  ja: 'このブロックへのリンク（/page#○○）に使う名前。なくてもよい',
  en: 'Name for links to this block, as in /page#name; not needed',
});

/** The schema of a block: its name, which distinguishes it, its fields, its id; `help` is what editors read of it. */
export const defineBlock = <const N extends string, S extends z.core.$ZodLooseShape>(
  block: N,
  help: { ja: string; en: string },
  fields: S,
) => z.strictObject({ block: z.literal(block).meta(name), ...fields, id }).meta(help);
