/** Copy of `content/pages`: of a page, or of what stands around the entries of a collection. */
import { z } from 'zod';
import { imageKey } from '../content/image-key.ts';
import { copyIn } from '../content/index.ts';
import type { PageRow, SharedPath } from '../content/read-entry.ts';
import type { Reference } from '../content/references.ts';
import type { Locale } from '../i18n/locales.ts';

/** One schema for both languages, or one for each where the page is laid out in two ways. */
export type Schema = z.ZodType | Record<Locale, z.ZodType>;

export type CopyOf<S, L extends Locale = Locale> =
  S extends z.ZodType<infer T> ? T : S extends Record<L, z.ZodType<infer T>> ? T : never;

export type CopyDefinition<S extends Schema> = {
  /** Its folder in `content/pages`. */
  folder: string;
  schema: S;
  /** Fields that say the same in both languages. */
  shared?: readonly SharedPath<CopyOf<S>>[];
  /** Ids of entries that the copy names; each must exist. */
  references?(copy: CopyOf<S>): Reference[];
};

export type Copy<S extends Schema = Schema> = {
  folder: string;
  schema: S;
  row: PageRow;
  /** @throws ContentError if the copy does not hold to its schema. */
  copy<L extends Locale>(locale: L): CopyOf<S, L>;
  /** A picture that the copy names as parts take it: its key in the image manifest, and what it shows. */
  imageOf(named: { src: string; alt: string }): { image: string; alt: string };
};

/** Tells one schema for both languages from one for each. */
export const isOne = (schema: Schema): schema is z.ZodType => schema instanceof z.ZodType;

/** Defines what the two files of a folder hold. */
export function defineCopy<const S extends Schema>(definition: CopyDefinition<S>): Copy<S> {
  const { folder, schema, shared = [], references } = definition;
  const schemas: PageRow['schemas'] = isOne(schema) ? { ja: schema, en: schema } : schema;
  const row: PageRow = { schemas, shared, ...(references && { references }) };
  return {
    folder,
    schema,
    row,
    copy: (locale) => copyIn(folder, row, locale) as never,
    imageOf: ({ src, alt }) => ({ image: imageKey(`pages/${folder}`, src), alt }),
  };
}
