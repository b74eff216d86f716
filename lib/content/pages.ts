/** Copy of the fixed pages: one row per folder `content/pages/<page>/{ja,en}.json`. */
import type { z } from 'zod';
import type { Locale } from '../i18n/locales.ts';
import { homeEnSchema, homeJaSchema } from './pages/home.ts';
import { notFoundSchema } from './pages/not-found.ts';
import type { SharedPath } from './pair.ts';

/** Most pages have one layout in both languages; some have one each. */
export type PageRow =
  | { both: z.ZodType; shared: readonly string[] }
  | { ja: z.ZodType; en: z.ZodType; shared: readonly string[] };

const both = <S extends z.ZodType>(schema: S, shared: readonly SharedPath<z.output<S>>[] = []) => ({
  both: schema,
  shared,
});

const perLanguage = <J extends z.ZodType, E extends z.ZodType>(
  schemas: { ja: J; en: E },
  shared: readonly (SharedPath<z.output<J>> & SharedPath<z.output<E>>)[] = [],
) => ({ ...schemas, shared });

export const pageSchemas = {
  home: perLanguage({ ja: homeJaSchema, en: homeEnSchema }),
  'not-found': both(notFoundSchema, ['default.link.path', 'special.*.path', 'special.*.link.path']),
};

export type Pages = typeof pageSchemas;
export type PageName = keyof Pages;

type SchemaOf<Row, L extends Locale> = Row extends { both: infer S }
  ? S
  : Row extends Record<L, infer S>
    ? S
    : never;

/** The copy of a page in a language. */
export type PageData<N extends PageName, L extends Locale> =
  SchemaOf<Pages[N], L> extends z.ZodType<infer T> ? T : never;

/** The schema of each language of a page. */
export const schemasOf = (row: PageRow): Record<Locale, z.ZodType> =>
  'both' in row ? { ja: row.both, en: row.both } : { ja: row.ja, en: row.en };
