/**
 * Writes the structured data of every page (docs/decisions/0001): the company, the site and what the page is about from
 * the facts, and from the finished page what it shows.
 */
import type { Root } from 'hast';
import { graphFacts } from '../../app/graph-facts.ts';
import { sourceOf } from '../../lib/content/source.ts';
import { barePath, localeOf } from '../../lib/i18n/paths.ts';
import { graphOf, type PageGraph, scriptText } from '../../lib/seo/graph/graph.ts';
import { organization, webSite } from '../../lib/seo/graph/organization.ts';
import { webPage } from '../../lib/seo/graph/web-page.ts';
import type { PageContext } from '../../lib/seo/page-facts.ts';
import { element } from '../../lib/text/hast.ts';
import { wordsOf } from '../../lib/words.ts';
import { builtContent } from '../content.ts';
import { elementsOf, innerText, isNotice, metaOf } from './html.ts';
import { servedPath } from './served-path.ts';
import { articleOf, breadcrumbOf, faqOf, filmsOf } from './structured-data/shown.ts';
import type { Page } from './types.ts';

/**
 * The one graph of a page: company, site, page, what it shows, and what it is about.
 * @throws RangeError for a path where no page lies, Error if ids are given twice or lead nowhere.
 */
export function pageGraph(page: Root, context: PageContext): PageGraph {
  const { site, locale, place } = context;
  const { kind = 'WebPage', nodes = [], main, article, ...facts } = graphFacts(context);
  const name = facts.name ?? elementsOf(page, 'title').map(innerText)[0] ?? '';
  const description = metaOf(page, 'description') ?? '';
  const breadcrumb = breadcrumbOf(page, place);
  const films = filmsOf(page, context);
  const told = article && articleOf(page, place, article, { name, description, film: films[0] });
  const faq = faqOf(page, place);
  return graphOf([
    organization(site, locale),
    webSite(site, locale),
    webPage(place, {
      ...{ kind, name, description },
      breadcrumb: breadcrumb !== undefined,
      main: main ?? told?.['@id'],
    }),
    ...[breadcrumb, told, faq].filter((node) => node !== undefined),
    ...nodes,
    ...films,
  ]);
}

/** Adds the graph to a page; one that stands in for another says nothing to machines. */
export function addStructuredData({ path, tree }: Page): void {
  const [body] = elementsOf(tree, 'body');
  if (!body || isNotice(tree)) return;
  const served = servedPath(path);
  const locale = localeOf(served);
  const source = sourceOf(builtContent(), locale);
  const place = { siteUrl: source.site.siteUrl, locale, path: barePath(served) };
  const graph = pageGraph(tree, { ...source, place, words: wordsOf(locale) });
  // A data block: it never runs, and the policy for scripts leaves it alone.
  const text = { type: 'text' as const, value: scriptText(graph) };
  body.children.push(element('script', { type: 'application/ld+json' }, [text]));
}
