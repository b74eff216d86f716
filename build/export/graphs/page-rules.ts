/** Rules that hold a graph against the page that it is on: it says what the page shows, and nothing else. */
import { idProblems } from '../../../lib/seo/graph/graph.ts';
import type { GraphNode } from '../../../lib/seo/graph/place.ts';
import type { Document } from '../html.ts';
import { canonicalOf, crumbsOf, folded, languageOf, playersOf, questionsOf } from './visible.ts';

type Loose = GraphNode & Record<string, unknown>;
type List = { itemListElement: { name: string; item: string }[] };
type Faq = { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };

const PAGE_TYPES = ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'];

const ofType = (nodes: readonly Loose[], ...types: string[]): Loose[] =>
  nodes.filter((node) => types.includes(String(node['@type'])));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Each kind of node that must be there once. */
function countProblems(nodes: readonly Loose[]): string[] {
  const kinds: [name: string, count: number][] = [
    ['page', ofType(nodes, ...PAGE_TYPES).length],
    ['Organization', ofType(nodes, 'Organization').length],
    ['WebSite', ofType(nodes, 'WebSite').length],
  ];
  return kinds.filter(([, count]) => count !== 1).map(([name, count]) => `${count} nodes for the ${name}`);
}

function idsOutside(nodes: readonly Loose[], canonical: string, siteUrl: string): string[] {
  const allowed = (id: string) => id.startsWith(`${canonical}#`) || id.startsWith(`${siteUrl}/#`);
  return nodes
    .map((node) => node['@id'])
    .filter((id) => !allowed(id))
    .map((id) => `${id} is not below ${canonical}`);
}

function crumbProblems(page: Document, nodes: readonly Loose[], siteUrl: string): string[] {
  const [list] = ofType(nodes, 'BreadcrumbList') as unknown as List[];
  const stated = (list?.itemListElement ?? []).map(({ name, item }) => ({ name: folded(name), item }));
  const shown = crumbsOf(page).map(({ name, href }) => ({
    name,
    item: href === undefined ? canonicalOf(page) : new URL(href, siteUrl).href,
  }));
  const names = (items: { name: string }[]) => items.map(({ name }) => name).join(' > ') || 'none';
  return same(stated, shown) ? [] : [`breadcrumb: shown is ${names(shown)}, stated is ${names(stated)}`];
}

function questionProblems(page: Document, nodes: readonly Loose[]): string[] {
  const stated = (ofType(nodes, 'FAQPage') as unknown as Faq[]).flatMap(({ mainEntity }) =>
    mainEntity.map(({ name, acceptedAnswer }) => ({
      question: folded(name),
      answer: folded(acceptedAnswer.text),
    })),
  );
  return same(stated, questionsOf(page)) ? [] : ['questions: stated are others than the page shows'];
}

function videoProblems(page: Document, nodes: readonly Loose[]): string[] {
  const stated = ofType(nodes, 'VideoObject')
    .map((node) => String(node.embedUrl))
    .sort();
  const shown = playersOf(page);
  return same(stated, shown)
    ? []
    : [`videos: shown are ${shown.join(', ') || 'none'}, stated ${stated.join(', ') || 'none'}`];
}

/** What is wrong with a graph on its page, in sentences. */
export function pageProblems(page: Document, graph: unknown, siteUrl: string): string[] {
  const canonical = canonicalOf(page);
  if (!canonical) return ['no canonical address'];
  const { '@context': context, '@graph': nodes } = graph as { '@context'?: unknown; '@graph'?: unknown };
  if (context !== 'https://schema.org' || !Array.isArray(nodes)) return ['not one @graph of schema.org'];
  const [self] = ofType(nodes, ...PAGE_TYPES);
  const facts = { url: canonical, inLanguage: languageOf(page) };
  return [
    ...idProblems(nodes),
    ...countProblems(nodes),
    ...idsOutside(nodes, canonical, siteUrl),
    ...(same({ url: self?.url, inLanguage: self?.inLanguage }, facts)
      ? []
      : ['address or language is not the page’s']),
    ...crumbProblems(page, nodes, siteUrl),
    ...questionProblems(page, nodes),
    ...videoProblems(page, nodes),
  ];
}
