/** A first value for every field of a schema: guidance for texts, something valid for the rest. */
import type { z } from 'zod';
import { UNFILLED } from '../../lib/content/unfilled.ts';
import type { Locale } from '../../lib/i18n/locales.ts';

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  entries?: Record<string, string>;
  values?: readonly unknown[];
  options?: readonly z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  checks?: readonly { _zod: { def: { check: string; minimum?: number; length?: number } } }[];
};

const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def;

const isOptional = (schema: z.ZodType) => ['optional', 'default'].includes(defOf(schema).type);

/** What a field is for, as its schema or, where it is optional, the schema inside says. */
export function helpOf(schema: z.ZodType, language: Locale): string | undefined {
  const { innerType } = defOf(schema);
  return schema.meta()?.[language] ?? (innerType && helpOf(innerType, language));
}

function itemCount({ checks = [] }: Def): number {
  const sizes = checks.map(
    ({ _zod: { def } }) => def.length ?? (def.check === 'min_length' ? (def.minimum ?? 0) : 0),
  );
  return Math.max(0, ...sizes);
}

/** Valid values in place of guidance, where a text has to have a form; the last one is a tag of content/tags.json. */
const FORMS = ['./cover.webp', '/services/custom-automation', 'https://', 'lab-automation'];

function textValue(name: string, schema: z.ZodType, language: Locale): string {
  const text = `${UNFILLED} ${helpOf(schema, language) ?? name}`;
  return [text, ...FORMS].find((value) => schema.safeParse(value).success) ?? text;
}

/** A first value for the field of that name; optional fields inside it are left out. */
function skeleton(name: string, schema: z.ZodType, language: Locale): unknown {
  const def = defOf(schema);
  if (def.shape) return skeletonFields(def.shape, language);
  if (def.element) {
    // The help text of a list is the help text of each of its items.
    const about = schema.meta();
    const element = about ? def.element.meta(about) : def.element;
    return Array.from({ length: itemCount(def) }, () => skeleton(name, element, language));
  }
  if (def.entries) return Object.values(def.entries)[0];
  if (def.values) return def.values[0];
  if (def.type === 'number') return 1;
  if (def.type === 'boolean') return false;
  const [first] = def.options ?? (def.in ? [def.in] : []);
  return first ? skeleton(name, first, language) : textValue(name, schema, language);
}

/** First values for all fields that must be there. */
export function skeletonFields(shape: Record<string, z.ZodType>, language: Locale): Record<string, unknown> {
  const required = Object.entries(shape).filter(([, schema]) => !isOptional(schema));
  return Object.fromEntries(required.map(([name, schema]) => [name, skeleton(name, schema, language)]));
}
