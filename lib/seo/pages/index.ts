/** The graph of every page, by its path. A new route needs a row here, or the types do not fit. */
import type { CollectionName } from '../../content/collections.ts';
import type { Entry } from '../../content/load.ts';
import { archiveAt } from '../../listing/archive-pages.ts';
import { entryPath } from '../../listing/paths.ts';
import { ROUTES, type RoutePath } from '../../routes.ts';
import { graphOf, type PageGraph } from '../graph/graph.ts';
import { organization, webSite } from '../graph/organization.ts';
import { breadcrumbList, webPage } from '../graph/web-page.ts';
import { archivePage } from './archives.ts';
import * as company from './company.ts';
import * as entries from './entries.ts';
import { glossary } from './glossary.ts';
import * as lists from './lists.ts';
import type { PageContext, PageFacts, Row } from './page-facts.ts';
import * as services from './services.ts';

const ROWS: Record<RoutePath, Row> = {
  [ROUTES.home]: company.home,
  [ROUTES.about]: company.about,
  [ROUTES.services]: services.services,
  [ROUTES.customAutomation]: services.customAutomation,
  [ROUTES.labcraft]: services.labcraft,
  [ROUTES.labclone]: services.labclone,
  [ROUTES.consulting]: services.consulting,
  [ROUTES.maintenance]: services.maintenance,
  [ROUTES.tore]: services.tore,
  [ROUTES.news]: lists.news,
  [ROUTES.cases]: lists.cases,
  [ROUTES.donation]: company.plain('donation'),
  [ROUTES.contact]: company.contact,
  [ROUTES.electronicNotice]: company.plain('electronic-notice'),
  [ROUTES.privacy]: company.legal('privacy'),
  [ROUTES.terms]: company.legal('terms'),
  [ROUTES.labneeds]: lists.labneeds,
  [ROUTES.labneedsExamples]: lists.labneedsExamples,
  [ROUTES.wasteLiquid]: services.wasteLiquid,
  [ROUTES.blog]: lists.blog,
  [ROUTES.whitepaper]: company.plain('whitepaper'),
  [ROUTES.team]: company.plain('team'),
  [ROUTES.resources]: company.plain('resources'),
  [ROUTES.search]: company.plain('search'),
  [ROUTES.glossary]: glossary,
  [ROUTES.accessibility]: company.plain('accessibility'),
};

type EntryRow = { collection: CollectionName; facts(context: PageContext, path: string): PageFacts | null };

const entryRow = <N extends CollectionName>(
  collection: N,
  pathOf: (id: string) => string,
  facts: (context: PageContext, entry: Entry<N>) => PageFacts,
): EntryRow => ({
  collection,
  facts(context, path) {
    const entry = context.list(collection).find(({ id }) => pathOf(id) === path);
    return entry ? facts(context, entry) : null;
  },
});

const ENTRY_ROWS: readonly EntryRow[] = [
  entryRow('cases', (id) => `${ROUTES.cases}/${id}`, entries.casePage),
  entryRow('blog', (id) => entryPath('blog', id), entries.blogPostPage),
  entryRow('news', (id) => entryPath('news', id), entries.newsArticlePage),
  entryRow('examples', (id) => `${ROUTES.labneeds}/${id}`, entries.examplePage),
];

const isFixed = (path: string): path is RoutePath => Object.hasOwn(ROWS, path);

/** What there is to say about a page. @throws RangeError naming the path if no row knows it. */
function factsOf(context: PageContext): PageFacts {
  const { path } = context.place;
  if (isFixed(path)) return ROWS[path](context);
  const archive = archiveAt(path);
  if (archive) return archivePage(context, archive);
  for (const row of ENTRY_ROWS) {
    const facts = row.facts(context, path);
    if (facts) return facts;
  }
  throw new RangeError(`${path}: no structured data; add a row to lib/seo/pages/index.ts`);
}

/**
 * The one graph of a page: company, site, page, its breadcrumb, and what the page is about.
 * @throws RangeError for a path that no row knows, Error if ids are given twice or lead nowhere.
 */
export function pageGraph(context: PageContext): PageGraph {
  const { site, locale, place, words } = context;
  const { kind = 'WebPage', meta, crumbs, nodes = [], main } = factsOf(context);
  const { title: name, description } = meta;
  return graphOf([
    organization(site, locale),
    webSite(site, locale),
    webPage(place, { kind, name, description, breadcrumb: crumbs !== undefined, main }),
    ...(crumbs ? [breadcrumbList(place, words.breadcrumb.home, crumbs)] : []),
    ...nodes,
  ]);
}
