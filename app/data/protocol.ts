/** The JSON Schema of the protocols that the trial of LabCraft saves. */
import { z } from 'zod';
import { LIMITS } from '../../lib/protocol/model.ts';
import { type Field, LIQUID, TIPS, WELL } from '../../lib/protocol/operations/fields.ts';
import { OPERATIONS } from '../../lib/protocol/operations/index.ts';
import { PROTOCOL_SCHEMA_PATH } from '../../lib/protocol/schema.ts';
import { PLATES } from '../../lib/protocol/wells.ts';
import { fileAddress } from '../../lib/seo/addresses.ts';
import { jsonSchema } from './json-schema.ts';

const whole = (least: number, most: number) => z.int().min(least).max(most);
const plate = whole(1, PLATES);
const place = z.union([
  z.strictObject({ plate, columns: z.array(whole(1, 12)).min(1).max(12) }),
  z.strictObject({ plate, wells: z.array(z.string().regex(WELL)).min(1).max(96) }),
]);

/** What a field of an operation may hold. */
function schemaOf({ kind, min = 1, max = 1, optional }: Field): z.ZodType {
  const value =
    kind === 'place'
      ? place
      : kind === 'tips'
        ? z.enum(TIPS)
        : kind === 'liquid' || kind === 'diluent'
          ? z.string().max(LIMITS.name).regex(LIQUID)
          : kind === 'volume'
            ? z.number().positive().max(max)
            : whole(min, max);
  return optional ? z.union([value, z.null()]) : value;
}

const step: z.ZodType = z.union(
  Object.entries(OPERATIONS).map(([verb, { fields }]) => {
    const values = Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]));
    return verb === 'repeat'
      ? z.strictObject({
          do: z.literal(verb),
          ...values,
          get steps(): z.ZodType {
            return z.array(step);
          },
        })
      : z.strictObject({ do: z.literal(verb), ...values });
  }) as unknown as [z.ZodType, z.ZodType],
);
const protocol = z.strictObject({ $schema: z.string(), version: z.literal(1), steps: z.array(step) });

/** The JSON Schema of a protocol of LabCraft's trial, as it is published. */
export const protocolSchemaFile = (siteUrl: string): unknown => ({
  ...jsonSchema(protocol),
  $id: fileAddress(siteUrl, PROTOCOL_SCHEMA_PATH),
});
