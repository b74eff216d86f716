/** The graph of every page, by its path. */
import { archiveAt } from '../../lib/listing/archive-pages.ts';
import { crumbsBelow, crumbsOf } from '../../lib/pages/crumbs.ts';
import type { Page } from '../../lib/pages/define-page.ts';
import { graphOf, type PageGraph } from '../../lib/seo/graph/graph.ts';
import { organization, webSite } from '../../lib/seo/graph/organization.ts';
import { breadcrumbList, webPage } from '../../lib/seo/graph/web-page.ts';
import type { PageContext, PageFacts } from '../../lib/seo/page-facts.ts';
import { ENTRY_PAGES, FIXED_PAGES } from '../pages.ts';
import { archivePage } from './archives.ts';

function fixedFacts(page: Page, context: PageContext): PageFacts {
  const meta = page.head(context.locale);
  const crumbs = crumbsOf(page, context.locale);
  // The home stands above all others, and shows no breadcrumb.
  return { meta, ...(page.path !== '/' && { crumbs }), ...page.graph?.(context) };
}

function entryFacts(context: PageContext): PageFacts | undefined {
  const { locale, words, site, place } = context;
  for (const pages of ENTRY_PAGES) {
    const entry = context.list(pages.collection).find(({ id }) => pages.path(id) === place.path);
    if (!entry) continue;
    const name = pages.name(entry);
    return {
      meta: { title: name, description: pages.head(entry, { words, site }).description },
      crumbs: crumbsBelow(pages.list, name, locale),
      ...pages.graph?.(context, entry),
    };
  }
  return undefined;
}

/** What there is to say about a page. @throws RangeError naming the path if no page lies there. */
function factsOf(context: PageContext): PageFacts {
  const { path } = context.place;
  const page = FIXED_PAGES.find((fixed) => fixed.path === path);
  if (page) return fixedFacts(page, context);
  const archive = archiveAt(path);
  const facts = archive ? archivePage(context, archive) : entryFacts(context);
  if (!facts) throw new RangeError(`${path}: no structured data; is the page listed in app/pages.ts?`);
  return facts;
}

/**
 * The one graph of a page: company, site, page, its breadcrumb, and what the page is about.
 * @throws RangeError for a path where no page lies, Error if ids are given twice or lead nowhere.
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
