/** Looking into a zod schema: the fields that may stand at a place. */
import type { z } from 'zod';
import { type ValuePath, valueAt } from './values.ts';

type Def = {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  /** The field that tells the options apart. */
  discriminator?: string;
};

const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def;

/** What a value may be: the option that its field names, or all of them where none tells. */
function optionsFor({ options = [], discriminator }: Def, value: unknown): readonly z.ZodType[] {
  if (discriminator === undefined) return options;
  const kind = valueAt(value, [discriminator]);
  const meant = options.filter((option) => defOf(option).shape?.[discriminator]?.safeParse(kind).success);
  return meant.length > 0 ? meant : options;
}

/** The groups and lists that a schema lets a value be. */
function kindsOf(schema: z.ZodType, value: unknown): Def[] {
  const def = defOf(schema);
  const inner = def.innerType ?? def.in;
  if (inner) return kindsOf(inner, value);
  return def.options ? optionsFor(def, value).flatMap((option) => kindsOf(option, value)) : [def];
}

/** What may stand at a path into a value, such as `['cases', 0]`. */
function schemasAt(schema: z.ZodType, path: ValuePath, value: unknown): z.ZodType[] {
  const [key, ...rest] = path;
  if (key === undefined) return [schema];
  return kindsOf(schema, value)
    .flatMap(({ shape, element, valueType }) => shape?.[String(key)] ?? element ?? valueType ?? [])
    .flatMap((next) => schemasAt(next, rest, valueAt(value, [key])));
}

/** Names of the fields that the schema knows at a path into a value. */
export const knownFields = (schema: z.ZodType, path: ValuePath, value?: unknown): string[] => [
  ...new Set(
    schemasAt(schema, path, value)
      .flatMap((there) => kindsOf(there, valueAt(value, path)))
      .flatMap(({ shape = {} }) => Object.keys(shape)),
  ),
];

/** Tells whether the schema lets what stands at a path be left out. */
export const mayBeLeftOut = (schema: z.ZodType, path: ValuePath, value: unknown): boolean =>
  schemasAt(schema, path, value).some((there) => there.safeParse(undefined).success);
