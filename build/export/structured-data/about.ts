/** What the content tells of pages for their structured data, as plain values. */
import { resourcesPage } from '../../../app/[locale]/resources/definition.ts';
import { graphFacts } from '../../../app/graph-facts.ts';
import { datedDocuments } from '../../../app/inventory/dated-documents.ts';
import { sitePages } from '../../../app/inventory/site-pages.ts';
import type { Content } from '../../../lib/content/load.ts';
import { filmDay } from '../../../lib/content/site.ts';
import { type ContentSource, sourceOf } from '../../../lib/content/source.ts';
import type { DatedDocument } from '../../../lib/documents/documents.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { barePath } from '../../../lib/i18n/paths.ts';
import { organization, webSite } from '../../../lib/seo/graph/organization.ts';
import { shelved } from '../../../lib/seo/graph/web-page.ts';
import type { GraphFacts, PageContext } from '../../../lib/seo/page-facts.ts';
import type { About, SiteGraph } from '../structured-data.ts';

/** What the graphs of all pages of a language share. */
export function siteGraph({ site, locale, list }: ContentSource): SiteGraph {
  const cases = list('cases').map(({ data }) => [data.videoId, data.videoDate]);
  const films = Object.values(site.videos).map((id) => [id, filmDay(site, id)]);
  return {
    nodes: [organization(site, locale), webSite(site, locale)],
    filmDays: Object.fromEntries([...cases, ...films].filter(([id, day]) => id && day)),
  };
}

/** What a page is about; `documents` are all of its language. */
export const aboutPage = (context: PageContext, documents: readonly DatedDocument[]): About => ({
  place: context.place,
  facts: withDocuments(context, graphFacts(context), documents),
});

/** With the documents of the page; the shelf is about all of them. */
function withDocuments(
  { place }: PageContext,
  facts: GraphFacts | undefined,
  all: readonly DatedDocument[],
): GraphFacts | undefined {
  if (!facts) return undefined;
  if (place.path === resourcesPage.path) return { ...facts, ...shelved(place, all) };
  const documents = all.filter(({ page }) => page === place.path);
  return documents.length > 0 ? { ...facts, documents } : facts;
}

/** Tells of any page of a language what it is about, by the address at which it is served. */
export function aboutPages(content: Content, locale: Locale): (served: string) => About {
  const source = sourceOf(content, locale);
  const documents = datedDocuments(sitePages(content), locale);
  return (served) =>
    aboutPage(
      { ...source, place: { siteUrl: source.site.siteUrl, locale, path: barePath(served) } },
      documents,
    );
}
