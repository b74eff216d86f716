/** Looking into a zod schema: the fields that may stand at a place. */
import type { z } from 'zod';
import type { ValuePath } from './values.ts';

type Def = {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
};

const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def;

/** The schemas one step further: of a field, or of the items of a list. Options of a union all count. */
function below(schema: z.ZodType, key: PropertyKey): z.ZodType[] {
  const { shape, element, innerType, in: input, valueType, options } = defOf(schema);
  const inner = innerType ?? input;
  if (inner) return below(inner, key);
  if (options) return options.flatMap((option) => below(option, key));
  const next = shape?.[String(key)] ?? element ?? valueType;
  return next ? [next] : [];
}

function fieldsOf(schema: z.ZodType): string[] {
  const { shape, innerType, in: input, options } = defOf(schema);
  const inner = innerType ?? input;
  if (inner) return fieldsOf(inner);
  return options ? options.flatMap(fieldsOf) : Object.keys(shape ?? {});
}

/** The schemas of the value at a path, such as `['cases', 0]`; several where the schema leaves a choice. */
const schemasAt = (schema: z.ZodType, path: ValuePath): z.ZodType[] =>
  path.reduce<z.ZodType[]>((schemas, key) => schemas.flatMap((each) => below(each, key)), [schema]);

/** Names of the fields that the schema knows at a path. */
export const knownFields = (schema: z.ZodType, path: ValuePath): string[] => [
  ...new Set(schemasAt(schema, path).flatMap(fieldsOf)),
];
