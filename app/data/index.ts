/** The data files of the site (docs/guides/machines.md): one row each, and the schema that each holds to. */
import { z } from 'zod';
import { planSchema } from '../../lib/desk-check/schema.ts';
import { fileAddress } from '../../lib/seo/addresses.ts';
import { cases, casesSchema } from './cases.ts';
import { company, companySchema } from './company.ts';
import type { DataContext } from './context.ts';
import { deskCheck, deskCheckSchema } from './desk-check.ts';
import { jsonSchema } from './json-schema.ts';
import { news, newsSchema } from './news.ts';
import { plans, plansSchema } from './plans.ts';
import { robotArms, robotArmsSchema } from './robot-arms.ts';
import { services, servicesSchema } from './services.ts';

type DataSet = { schema: z.ZodType; read(context: DataContext): unknown };

export const DATA_SETS = {
  company: { schema: companySchema, read: company },
  services: { schema: servicesSchema, read: services },
  plans: { schema: plansSchema, read: plans },
  'robot-arms': { schema: robotArmsSchema, read: robotArms },
  cases: { schema: casesSchema, read: cases },
  'desk-check': { schema: deskCheckSchema, read: deskCheck },
  news: { schema: newsSchema, read: news },
} as const satisfies Record<string, DataSet>;

export type DataName = keyof typeof DATA_SETS;
export const DATA_NAMES = Object.keys(DATA_SETS) as DataName[];

/** Where a data file is served, and its schema. */
export const dataPath = (name: DataName): string => `/data/${name}.json`;
/** Where the JSON Schema of a data file is served. */
export const schemaPath = (name: DataName): string => `/data/schema/${name}.json`;

/** A file holds its data beside the address of its schema. */
const fileSchema = (name: DataName) =>
  z.strictObject({
    $schema: z.url().describe('Address of the JSON Schema of this file'),
    data: DATA_SETS[name].schema,
  });

/**
 * The content of a data file.
 * @throws ZodError if the content does not hold to the schema that is published with it.
 */
export function dataFile(name: DataName, context: DataContext): unknown {
  const { siteUrl } = context.ja.site;
  const file = { $schema: fileAddress(siteUrl, schemaPath(name)), data: DATA_SETS[name].read(context) };
  return fileSchema(name).parse(file);
}

/** A file of a visitor may name its schema; the desk check passes over it. */
const $schema = z.url().optional().describe('Address of this JSON Schema');

/** Where the schema of a plan of the desk check stands, which visitors save as files. */
export const PLAN_SCHEMA_PATH = '/data/plan.schema.json';

/** The JSON Schema (draft 2020-12) of a plan. */
export const planSchemaFile = (siteUrl: string): unknown => ({
  ...jsonSchema(z.strictObject({ $schema, ...planSchema.shape })),
  $id: fileAddress(siteUrl, PLAN_SCHEMA_PATH),
});

/** The JSON Schema (draft 2020-12) of a data file. */
export const schemaFile = (name: DataName, siteUrl: string): unknown => ({
  ...jsonSchema(fileSchema(name)),
  $id: fileAddress(siteUrl, schemaPath(name)),
});
