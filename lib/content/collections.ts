/** The collections: one row each. `content/<name>/<id>/{ja,en}.<format>`; the folder's name is the id. */
import { z } from 'zod';
import { caseSchema, techSchema } from './cases.ts';
import { exampleSchema } from './example.ts';
import { imageFile, imageWithAlt, isoDate, link, text } from './fields.ts';
import { glossaryOrder, glossarySchema } from './glossary.ts';
import type { SharedPath } from './pair.ts';
import type { SourceFormat } from './parse.ts';
import { draftField } from './publication.ts';
import type { Reference } from './references.ts';
import { tagIds } from './tags.ts';
import { type SummaryField, untranslatedFields } from './untranslated.ts';

const captionField = {
  caption: text.optional().describe('Under the picture: what it is, such as that it is a rendering'),
};

/** Keys of the news categories (spec section 9); their names are in `messages`. */
export const NEWS_CATEGORIES = ['announcement', 'service', 'event', 'case', 'technical'] as const;

export type CollectionRow<S extends z.ZodObject = z.ZodObject> = {
  format: SourceFormat;
  /** A strictObject, so that a misspelt field is a problem. `sample` is allowed everywhere, see sample.ts. */
  schema: S;
  /** Fields that must be the same in both languages. */
  shared: readonly SharedPath<z.output<S>>[];
  /** The order of list(); by id when left out. */
  order?(a: z.output<S>, b: z.output<S>): number;
  /** Set where an entry may exist in one language for a while: the field that `other.summary` stands in for. */
  summaryField?: SummaryField;
  /** Ids of other entries that a file names; each must exist. */
  references?(data: z.output<S>): Reference[];
  /** Slugs of `content/tags.json`, where entries have a topic. */
  tags?(data: z.output<S>): readonly string[];
};

const updated = isoDate.optional().describe('Day of the last change of substance, if there was one');

const row = <S extends z.ZodObject>(definition: CollectionRow<S>) => definition;

export const collections = {
  cases: row({
    format: 'json',
    schema: caseSchema,
    shared: [
      'date',
      'tags',
      'industry',
      'videoId',
      'videoDate',
      'image.src',
      'relatedServices.*.link',
      'programFlow.*.kind',
      'draft',
    ],
    tags: ({ tags }) => tags,
    order: (a, b) => b.date.localeCompare(a.date),
  }),
  tech: row({
    format: 'json',
    schema: techSchema,
    shared: ['image.src', 'moreLink', 'chromeStoreLink', 'status'],
    // What is in use comes before what is in trial.
    order: (a, b) => a.status.localeCompare(b.status),
  }),
  news: row({
    format: 'md',
    schema: z.strictObject({
      title: text.describe('Title of the article'),
      date: isoDate.describe('Day of publication, YYYY-MM-DD'),
      category: z.enum(NEWS_CATEGORIES).describe('Key of the category'),
      tags: tagIds,
      image: imageFile.optional().describe('Picture next to this file'),
      ...captionField,
      updated,
      excerpt: text.describe('One or two sentences for the list and for search results, unique'),
      link: link.optional().describe('Page that tells more'),
      ...draftField,
      ...untranslatedFields,
    }),
    shared: ['date', 'updated', 'category', 'tags', 'image', 'link', 'draft'],
    tags: ({ tags }) => tags,
    summaryField: 'excerpt',
    order: (a, b) => b.date.localeCompare(a.date),
  }),
  blog: row({
    format: 'md',
    schema: z.strictObject({
      title: text.describe('Title of the post'),
      date: isoDate.describe('Day of publication, YYYY-MM-DD'),
      updated,
      tags: tagIds.min(1),
      image: imageWithAlt.optional().describe('Picture of the post, next to this file'),
      ...captionField,
      summary: text.describe('One or two sentences for the list and for search results, unique'),
      ...draftField,
      ...untranslatedFields,
    }),
    shared: ['date', 'updated', 'tags', 'image.src', 'draft'],
    tags: ({ tags }) => tags,
    summaryField: 'summary',
    order: (a, b) => b.date.localeCompare(a.date),
  }),
  awards: row({
    format: 'json',
    schema: z.strictObject({
      year: z.int().min(2000).max(2100).describe('Year of the award'),
      name: text.describe('Name of the award or programme'),
      organisation: text.describe('Who grants it'),
      link: link.optional().describe('Page about the award'),
    }),
    shared: ['year', 'link'],
    order: (a, b) => b.year - a.year,
  }),
  examples: row({
    format: 'json',
    schema: exampleSchema,
    shared: ['field', 'period', 'engineers', 'image.src', 'drawing.name', 'documentUrl', 'draft'],
  }),
  glossary: row({
    format: 'json',
    schema: glossarySchema,
    shared: ['group', 'link'],
    order: glossaryOrder,
  }),
  legal: row({
    format: 'md',
    schema: z.strictObject({
      title: text.describe('Title in the browser and in search results, unique'),
      description: text.describe('One or two sentences for search results, unique'),
      heading: text.describe('Title on the page'),
      lead: text.describe('What the text is about, before the first article'),
      enacted: text.describe('Day it came into force, as a figure of content/facts.json'),
    }),
    shared: ['enacted'],
  }),
};

export type Collections = typeof collections;
export type CollectionName = keyof Collections;
export type CollectionData<N extends CollectionName> = z.output<Collections[N]['schema']>;
