import { z } from 'zod';

/** As regular expressions of any language have it, Python's too: of `\p{…}` what a text may hold by mistake. */
const portable = (pattern: string): string =>
  pattern
    .replace('\\p{Cc}\\p{Cs}', '\\u0000-\\u001f\\u007f-\\u009f')
    .replace('\\p{C}', '\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff');

/** A schema as JSON Schema (draft 2020-12). What its fields tell editors is for editors. */
export const jsonSchema = (schema: Parameters<typeof z.safeParse>[0]): object =>
  z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    override({ jsonSchema: written }) {
      for (const word of ['ja', 'en']) delete written[word];
      if (written.pattern) written.pattern = portable(written.pattern);
    },
  });
