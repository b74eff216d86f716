/** Writes the data files and their JSON Schemas: company, services, plans, robot arms, cases, news. */

import type { DataContext } from '../../app/data/context.ts';
import {
  DATA_NAMES,
  dataFile,
  dataPath,
  PLAN_SCHEMA_PATH,
  planSchemaFile,
  schemaFile,
  schemaPath,
} from '../../app/data/index.ts';
import { protocolSchemaFile } from '../../app/data/protocol.ts';
import type { Content } from '../../lib/content/load.ts';
import { sourceOf } from '../../lib/content/source.ts';
import { both } from '../../lib/i18n/locales.ts';
import { PROTOCOL_SCHEMA_PATH } from '../../lib/protocol/schema.ts';
import { builtContent } from '../content.ts';
import { encode } from './files.ts';
import type { Export } from './types.ts';

const json = (value: unknown): Uint8Array => encode(`${JSON.stringify(value, null, 2)}\n`);

/** Adds the data files. @throws ZodError if one does not hold to its schema. */
export function addData({ files }: Pick<Export, 'files'>, content: Content = builtContent()): void {
  const context: DataContext = both((locale) => sourceOf(content, locale));
  for (const name of DATA_NAMES) {
    files.set(dataPath(name).slice(1), json(dataFile(name, context)));
    files.set(schemaPath(name).slice(1), json(schemaFile(name, content.site.data.siteUrl)));
  }
  files.set(PLAN_SCHEMA_PATH.slice(1), json(planSchemaFile(content.site.data.siteUrl)));
  // Visitors make its data: the trial of LabCraft saves it.
  files.set(PROTOCOL_SCHEMA_PATH.slice(1), json(protocolSchemaFile(content.site.data.siteUrl)));
}
