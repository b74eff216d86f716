/** Writes the data files and their JSON Schemas: company, services, plans, robot arms, cases, news. */

import type { DataContext } from '../../app/data/context.ts';
import { both } from '../../app/data/fields.ts';
import { DATA_NAMES, dataFile, dataPath, schemaFile, schemaPath } from '../../app/data/index.ts';
import type { Content } from '../../lib/content/load.ts';
import { sourceOf } from '../../lib/content/source.ts';
import { wordsOf } from '../../lib/words.ts';
import { builtContent } from '../content.ts';
import { encode } from './files.ts';
import type { Files, Stage } from './types.ts';

const json = (value: unknown): Uint8Array => encode(`${JSON.stringify(value, null, 2)}\n`);

/** Adds the data files. @throws ZodError if one does not hold to its schema. */
export function addData(files: Files, content: Content): Files {
  const context: DataContext = both((locale) => ({ ...sourceOf(content, locale), words: wordsOf(locale) }));
  const added = DATA_NAMES.flatMap((name): [path: string, bytes: Uint8Array][] => [
    [dataPath(name).slice(1), json(dataFile(name, context))],
    [schemaPath(name).slice(1), json(schemaFile(name, content.site.data.siteUrl))],
  ]);
  return new Map([...files, ...added]);
}

export const stage: Stage = { name: 'data', run: (files) => addData(files, builtContent()) };
