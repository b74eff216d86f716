/** What a field is for, in both languages: as hover help in an editor and as guidance in a new file. */
import type { z } from 'zod';
import { JAPANESE_DESCRIPTIONS } from './japanese.ts';
import { byName } from './names.ts';

export type Description = { ja: string; en: string };

/** Says nothing beside a name. */
const PLAIN = 'Plain text, not empty';

/** Descriptions of kinds of fields: true, but they do not tell what this field is for. */
const KINDS = new Set([
  PLAIN,
  'Heading; a "|" marks a line break made by hand',
  'Id in kebab-case',
  'Image with its text alternative',
  'Image next to this file, as ./name.webp',
  'Path of this site, without language prefix',
  'Path of this site or https address',
  'Address of another site, https only',
  'Month as YYYY-MM',
  'Date as YYYY-MM-DD, in Japan time',
]);

const translated = (en: string): Description => ({ ja: JAPANESE_DESCRIPTIONS[en] ?? '', en });

/**
 * What the field of that name is for. `given` is what its schema says of it; where that names only a kind (or is
 * missing), the name of the field speaks, followed by the kind. Undefined if nothing is known.
 */
export function describeField(name: string, given: string | undefined): Description | undefined {
  if (given !== undefined && !KINDS.has(given)) return translated(given);
  const kind = given === undefined ? undefined : translated(given);
  const named = byName(name);
  if (!named) return kind;
  return kind && given !== PLAIN
    ? { ja: `${named.ja}（${kind.ja}）`, en: `${named.en} (${kind.en})` }
    : named;
}

type Wrapper = { innerType?: z.ZodType };

/** The description that a schema or, where it is optional, its inner schema carries. */
export function givenDescription(schema: z.ZodType): string | undefined {
  const { innerType } = schema.def as unknown as Wrapper;
  return schema.description ?? (innerType && givenDescription(innerType));
}
