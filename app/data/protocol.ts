/** The JSON Schema of the protocols that the trial of LabCraft saves. */
import { z } from 'zod';
import { extend, string } from 'zod/mini';
import { protocolSchema } from '../../lib/protocol/model.ts';
import { PROTOCOL_SCHEMA_PATH } from '../../lib/protocol/schema.ts';
import { fileAddress } from '../../lib/seo/addresses.ts';

export const protocolSchemaFile = (siteUrl: string): unknown => ({
  ...z.toJSONSchema(extend(protocolSchema, { $schema: string() }), { target: 'draft-2020-12', io: 'input' }),
  $id: fileAddress(siteUrl, PROTOCOL_SCHEMA_PATH),
});
