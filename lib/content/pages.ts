/** Copy of the fixed pages: one row per folder `content/pages/<page>/{ja,en}.json`. */
import type { z } from 'zod';
import type { Locale } from '../i18n/locales.ts';
import { aboutSchema } from './pages/about.ts';
import { accessibilitySchema } from './pages/accessibility.ts';
import { automationConsultingSchema } from './pages/automation-consulting.ts';
import { blogSchema } from './pages/blog.ts';
import { caseDetailSchema, casesSchema } from './pages/cases.ts';
import { contactPageSchema } from './pages/contact.ts';
import { customAutomationSchema } from './pages/custom-automation.ts';
import { donationSchema } from './pages/donation.ts';
import { electronicNoticeSchema } from './pages/electronic-notice.ts';
import { glossaryPageSchema } from './pages/glossary.ts';
import { homeEnSchema, homeJaSchema } from './pages/home.ts';
import { labcraftSchema } from './pages/labcraft.ts';
import { lablocklySchema } from './pages/lablockly.ts';
import { labneedsSchema } from './pages/labneeds.ts';
import { labneedsExampleSchema } from './pages/labneeds-example.ts';
import { labneedsExamplesSchema } from './pages/labneeds-examples.ts';
import { maintenanceSchema } from './pages/maintenance.ts';
import { newsReferences, newsSchema } from './pages/news.ts';
import { notFoundSchema } from './pages/not-found.ts';
import { resourcesSchema } from './pages/resources.ts';
import { searchPageSchema } from './pages/search.ts';
import { servicesSchema } from './pages/services.ts';
import { teamSchema } from './pages/team.ts';
import { toreSchema } from './pages/tore.ts';
import { wasteLiquidSchema } from './pages/waste-liquid.ts';
import { whitepaperSchema } from './pages/whitepaper.ts';
import type { SharedPath } from './pair.ts';
import type { Reference } from './references.ts';

/** Most pages have one layout in both languages; some have one each. */
export type PageRow = {
  shared: readonly string[];
  /** Ids of entries that the copy names; each must exist. */
  references?(data: never): Reference[];
} & ({ both: z.ZodType } | { ja: z.ZodType; en: z.ZodType });

const both = <S extends z.ZodType>(
  schema: S,
  shared: readonly SharedPath<z.output<S>>[] = [],
  references: (data: z.output<S>) => Reference[] = () => [],
) => ({
  both: schema,
  shared,
  references,
});

const perLanguage = <J extends z.ZodType, E extends z.ZodType>(
  schemas: { ja: J; en: E },
  shared: readonly (SharedPath<z.output<J>> & SharedPath<z.output<E>>)[] = [],
  references: (data: z.output<J> | z.output<E>) => Reference[] = () => [],
) => ({ ...schemas, shared, references });

/** Cards of cases name the cases they lead to. */
const caseCards = ({ cases }: { cases: { items: readonly { id: string }[] } }): Reference[] =>
  cases.items.map(({ id }, index) => ({ field: `cases.items.${index}.id`, collection: 'cases', id }));

export const pageSchemas = {
  'automation-consulting': both(automationConsultingSchema, ['bench.steps.*.by']),
  maintenance: both(maintenanceSchema, ['benefits.image.src']),
  about: both(aboutSchema),
  accessibility: both(accessibilitySchema, ['parts.*.id']),
  cases: both(casesSchema),
  case: both(caseDetailSchema),
  resources: both(resourcesSchema, ['library.items.*.link']),
  team: both(teamSchema, ['join.items.*.link', 'crew.rows.*.shares']),
  blog: both(blogSchema),
  contact: both(contactPageSchema),
  'electronic-notice': both(electronicNoticeSchema),
  'custom-automation': both(
    customAutomationSchema,
    [
      'hero.image.src',
      'arms.items.*.id',
      'parts.image.src',
      'parts.items.*.id',
      'benefits.measured.*.id',
      'cases.items.*.id',
      'cases.items.*.video.film',
      'related.items.*.link',
    ],
    caseCards,
  ),
  glossary: both(glossaryPageSchema),
  home: perLanguage({ ja: homeJaSchema, en: homeEnSchema }, [], caseCards),
  labcraft: both(labcraftSchema, ['demo.poster.src', 'related.items.*.link']),
  labneeds: both(labneedsSchema),
  'labneeds-example': both(labneedsExampleSchema),
  'labneeds-examples': both(labneedsExamplesSchema),
  lablockly: both(lablocklySchema, ['hero.drawing.source', 'related.items.*.link']),
  news: both(newsSchema, ['popular.ids'], newsReferences),
  'not-found': both(notFoundSchema, [
    'default.link.path',
    'special.*.path',
    'special.*.link.path',
    'index.groups.*.links.*.path',
  ]),
  donation: both(donationSchema, ['hero.image.src']),
  search: both(searchPageSchema),
  services: both(servicesSchema, ['featured.project.link', 'projects.items.*.link', 'lab.items.*.link']),
  tore: both(toreSchema, ['tray.image.src', 'film.poster.src']),
  'waste-liquid': both(wasteLiquidSchema),
  whitepaper: both(whitepaperSchema),
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
