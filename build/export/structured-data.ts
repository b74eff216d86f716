/**
 * Writes the structured data of every page (docs/decisions/0001): the company, the site and what the page is about from
 * the facts, and from the finished page what it shows.
 */
import type { Root } from 'hast';
import { graphOf, type PageGraph, scriptText } from '../../lib/seo/graph/graph.ts';
import type { GraphNode, Place } from '../../lib/seo/graph/place.ts';
import { webPage } from '../../lib/seo/graph/web-page.ts';
import type { GraphFacts } from '../../lib/seo/page-facts.ts';
import { element } from '../../lib/text/hast.ts';
import { elementsOf, firstOf, innerText, metaOf } from '../html.ts';
import { articleOf, breadcrumbOf, type FilmDays, faqOf, filmsOf } from './structured-data/shown.ts';
import type { Page } from './types.ts';

/** What the graphs of all pages of a language say: the company and the site, and when a film was put up. */
export type SiteGraph = { nodes: readonly GraphNode[]; filmDays: FilmDays };

/** What a page is about, as the content tells it; undefined for a page that it does not know. */
export type About = { place: Place; facts: GraphFacts | undefined };

/**
 * The one graph of a page: company, site, page, what it shows, and what it is about.
 * @throws RangeError for a path where no page lies, Error if ids are given twice or lead nowhere.
 */
export function pageGraph(page: Root, { place, facts: about }: About, site: SiteGraph): PageGraph {
  if (!about) throw new RangeError(`${place.path}: no structured data; is the page listed in app/pages.ts?`);
  const { kind = 'WebPage', nodes = [], main, article, documents, ...facts } = about;
  const name = facts.name ?? elementsOf(page, 'title').map(innerText)[0] ?? '';
  const description = metaOf(page, 'description') ?? '';
  const breadcrumb = breadcrumbOf(page, place);
  const films = filmsOf(page, place, site.filmDays);
  const articleNode = article && articleOf(page, place, article, { name, description, film: films[0] });
  const faq = faqOf(page, place);
  return graphOf([
    ...site.nodes,
    webPage(place, {
      ...{ kind, name, description },
      breadcrumb: breadcrumb !== undefined,
      main: main ?? articleNode?.['@id'],
      ...(documents && { documents }),
    }),
    ...[breadcrumb, articleNode, faq].filter((node) => node !== undefined),
    ...nodes,
    ...films,
  ]);
}

/** Adds the graph to a page. */
export function addStructuredData({ tree }: Pick<Page, 'tree'>, about: About, site: SiteGraph): void {
  const body = firstOf(tree, 'body');
  if (!body) return;
  // A data block: it never runs, and the policy for scripts leaves it alone.
  const text = { type: 'text' as const, value: scriptText(pageGraph(tree, about, site)) };
  body.children.push(element('script', { type: 'application/ld+json' }, [text]));
}
