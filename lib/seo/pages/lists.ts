/** Pages that list others. */
import { BLOG_PAGE_SIZE } from '../../blog/filter.ts';
import { embedded } from '../../listing/growth.ts';
import { entryPath } from '../../listing/paths.ts';
import { NEWS_PAGE_SIZE } from '../../news/search.ts';
import { ROUTES } from '../../routes.ts';
import { plainText } from '../../text/lines.ts';
import { faqPage } from '../graph/faq.ts';
import { service } from '../graph/offering.ts';
import { type Crumbs, itemList } from '../graph/web-page.ts';
import type { PageContext, PageFacts, Row } from './page-facts.ts';

type Listed = { path: string; name: string };

/** A page that lists others: what its list holds in the HTML. */
export function listing(
  { place }: PageContext,
  meta: PageFacts['meta'],
  crumbs: Crumbs,
  items: readonly Listed[],
): PageFacts {
  const list = itemList(place, items);
  return { kind: 'CollectionPage', meta, crumbs, nodes: [list], main: list['@id'] };
}

export const news: Row = (context) => {
  const { meta, title } = context.page('news');
  const shown = embedded(context.list('news'), NEWS_PAGE_SIZE);
  const items = shown.map(({ id, data }) => ({ path: entryPath('news', id), name: data.title }));
  return listing(context, meta, { current: title }, items);
};

export const blog: Row = (context) => {
  const { meta, crumb } = context.page('blog');
  const shown = embedded(context.list('blog'), BLOG_PAGE_SIZE);
  const items = shown.map(({ id, data }) => ({ path: entryPath('blog', id), name: data.title }));
  return listing(context, meta, { current: crumb }, items);
};

export const cases: Row = (context) => {
  const { meta, crumb } = context.page('cases');
  const items = context
    .list('cases')
    .map(({ id, data }) => ({ path: `${ROUTES.cases}/${id}`, name: plainText(data.title) }));
  return listing(context, meta, { current: crumb }, items);
};

/** The matching platform: a service of the company. */
export const labneeds: Row = (context) => {
  const { place, site, locale } = context;
  const { meta, crumb, faq } = context.page('labneeds');
  const main = service(place, {
    name: crumb,
    description: meta.description,
    area: site.serviceArea[locale],
  });
  return { meta, crumbs: { current: crumb }, nodes: [main, faqPage(place, faq.items)], main: main['@id'] };
};

export const labneedsExamples: Row = (context) => {
  const { meta, crumb } = context.page('labneeds-examples');
  const parents = [{ to: ROUTES.labneeds, text: context.page('labneeds').crumb }];
  const items = context
    .list('examples')
    .map(({ id, data }) => ({ path: `${ROUTES.labneeds}/${id}`, name: data.title }));
  return listing(context, meta, { parents, current: crumb }, items);
};
