import { z } from 'zod';

const name = { ja: 'ブロックの種類', en: 'Which block it is' };

/** The schema of a block: its name, by which it is told from the others, then its fields; `told` is what editors read of it. */
export const defineBlock = <const N extends string, S extends z.core.$ZodLooseShape>(
  block: N,
  told: { ja: string; en: string },
  fields: S,
) => z.strictObject({ block: z.literal(block).meta(name), ...fields }).meta(told);
