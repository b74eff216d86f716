/** The collections: one row each. `content/<name>/<id>/index.{ja,en}.<format>`; the folder's name is the id. */
import { z } from 'zod';
import { SHARED_IN_BLOCKS } from '../blocks/schemas.ts';
import { blockPageSchema } from './block-page.ts';
import { caseSchema, techSchema } from './cases.ts';
import { exampleSchema } from './example.ts';
import {
  CAPTION_ALONE,
  hasPicture,
  imageFile,
  imageWithAlt,
  isoDate,
  link,
  MOST_IN_HEADING,
  name,
  summary,
  text,
} from './fields.ts';
import { glossaryOrder, glossarySchema } from './glossary.ts';
import type { SourceFormat } from './parse.ts';
import { draftField } from './publication.ts';
import type { SharedPath } from './read-entry.ts';
import type { Reference } from './references.ts';
import { tagIds } from './tags.ts';
import { type SummaryField, untranslatedFields } from './untranslated.ts';

const captionField = {
  caption: text
    .optional()
    .meta({ ja: '画像の下に出る文（イメージだという断りなど）', en: 'Under the picture: what it is' }),
};

/** Keys of the news categories (spec section 9); their names are in `messages`. */
export const NEWS_CATEGORIES = ['announcement', 'service', 'event', 'case', 'technical'] as const;

/** The legal texts: each has a page of its own, and no other has one. */
export const LEGAL_TEXTS = ['privacy', 'terms'] as const;

export type CollectionRow<S extends z.ZodObject = z.ZodObject> = {
  format: SourceFormat;
  /** A strictObject, so that a misspelt field is a problem. `sample` is allowed everywhere, see sample.ts. */
  schema: S;
  /** Fields that must be the same in both languages. */
  shared: readonly SharedPath<z.output<S>>[];
  /** Lists that each language fills on its own; all others have as many items in both. */
  ownLists?: readonly SharedPath<z.output<S>>[];
  /** The ids of the only entries that there may be, each of which must be there; any others where left out. */
  ids?: readonly string[];
  /** The order of list(); by id when left out. */
  order?(a: z.output<S>, b: z.output<S>): number;
  /** Set where an entry may exist in one language for a while: the field that `other.summary` stands in for. */
  summaryField?: SummaryField;
  /** Ids of other entries that a file names; each must exist. */
  references?(data: z.output<S>): Reference[];
  /** Slugs of `content/tags.json`, where entries have a topic. */
  tags?(data: z.output<S>): readonly string[];
};

const title = name.max(MOST_IN_HEADING).meta({ ja: '記事の題', en: 'Title of the article' });
const date = isoDate.meta({ ja: '公開日（YYYY-MM-DD、日本時間）', en: 'Day of publication, YYYY-MM-DD' });
const updated = isoDate
  .optional()
  .meta({ ja: '内容を最後に改めた日（あれば）', en: 'Day of the last change of substance, if any' });

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
    schema: z
      .strictObject({
        title,
        date,
        category: z.enum(NEWS_CATEGORIES).meta({ ja: '分類のキー', en: 'Key of the category' }),
        tags: tagIds.default([]),
        image: imageFile.optional().meta({ ja: '同じフォルダーの画像', en: 'Picture next to this file' }),
        ...captionField,
        updated,
        excerpt: summary,
        link: link.optional().meta({ ja: 'くわしい内容のページ', en: 'Page that tells more' }),
        ...draftField,
        ...untranslatedFields,
      })
      .refine(hasPicture, CAPTION_ALONE),
    shared: ['date', 'updated', 'category', 'tags', 'image', 'link', 'draft'],
    tags: ({ tags }) => tags,
    summaryField: 'excerpt',
    order: (a, b) => b.date.localeCompare(a.date),
  }),
  blog: row({
    format: 'md',
    schema: z
      .strictObject({
        title,
        date,
        updated,
        tags: tagIds.min(1),
        image: imageWithAlt
          .optional()
          .meta({ ja: '記事の画像（同じフォルダー）', en: 'Picture of the post, next to this file' }),
        ...captionField,
        summary,
        ...draftField,
        ...untranslatedFields,
      })
      .refine(hasPicture, CAPTION_ALONE),
    shared: ['date', 'updated', 'tags', 'image.src', 'draft'],
    tags: ({ tags }) => tags,
    summaryField: 'summary',
    order: (a, b) => b.date.localeCompare(a.date),
  }),
  awards: row({
    format: 'json',
    schema: z.strictObject({
      year: z.int().min(2000).max(2100).meta({ ja: '受賞した年', en: 'Year of the award' }),
      name: text.meta({ ja: '賞や制度の名前', en: 'Name of the award or programme' }),
      organisation: text.meta({ ja: '主催者', en: 'Who grants it' }),
      link: link.optional().meta({ ja: '賞についてのページ', en: 'Page about the award' }),
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
    ownLists: ['also'],
    order: glossaryOrder,
  }),
  'block-pages': row({
    format: 'json',
    schema: blockPageSchema,
    shared: ['parent', 'date', 'until', 'updated', 'draft', 'top.image.src', ...SHARED_IN_BLOCKS],
  }),
  legal: row({
    format: 'md',
    schema: z.strictObject({
      title: name.meta({ ja: 'ブラウザーと検索結果に出る題', en: 'Title in the browser and search results' }),
      description: text.meta({ ja: '検索結果に出る一、二文', en: 'One or two sentences for search results' }),
      heading: text.meta({ ja: 'ページに出る題', en: 'Title on the page' }),
      lead: text.meta({ ja: '第1条の前の説明', en: 'What the text is about, before article 1' }),
      enacted: text.meta({
        ja: '施行日（content/facts.json の名前）',
        en: 'Day it came into force, as a figure',
      }),
    }),
    ids: LEGAL_TEXTS,
    shared: ['enacted'],
  }),
};

export type Collections = typeof collections;
export type CollectionName = keyof Collections;
export type CollectionData<N extends CollectionName> = z.output<Collections[N]['schema']>;
