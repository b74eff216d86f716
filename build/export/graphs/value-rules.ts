/** Rules that hold for single values of structured data, whatever page they are on. */
import type { Files } from '../types.ts';
import { type Leaf, leavesOf } from './walk.ts';

/** The types that this site uses; another one is a slip until it is added here. */
const TYPES = new Set(
  [
    'Answer Article BlogPosting BreadcrumbList DefinedTerm DefinedTermSet FAQPage ItemList ListItem NewsArticle Offer Organization',
    'Question Service SoftwareApplication UnitPriceSpecification VideoObject WebSite',
    'AboutPage CollectionPage ContactPage WebPage',
  ].flatMap((names) => names.split(' ')),
);

const OWN_ADDRESS = new Set(['url', 'item', 'logo', 'image', 'thumbnailUrl', '@id']);
const OTHER_ADDRESS = new Set(['sameAs', 'installUrl', 'embedUrl']);
const DATE = new Set(['datePublished', 'foundingDate', 'uploadDate']);
const MONTH = new Set(['temporalCoverage']);

/** A day that exists, as YYYY-MM-DD. */
function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(time).toISOString().startsWith(value);
}

const isMonth = (value: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

/** Whether the export has the page or file of an address of the site. */
function isServed(files: Files, address: string): boolean {
  const path = decodeURIComponent(new URL(address).pathname).slice(1);
  return path === '' ? files.has('index.html') : files.has(path) || files.has(`${path}.html`);
}

function valueProblem({ key, value }: Leaf, files: Files, siteUrl: string): string | undefined {
  if (value === null || value === '' || /\bundefined\b|\{\{|\bNaN\b/.test(String(value)))
    return `${key}: no real value (${JSON.stringify(value)})`;
  const text = String(value);
  if (key === '@type' && !TYPES.has(text)) return `unknown type ${text}`;
  if (OTHER_ADDRESS.has(key) && !/^https:\/\//.test(text)) return `${key}: not an absolute address: ${text}`;
  if (OWN_ADDRESS.has(key)) {
    if (!text.startsWith(`${siteUrl}/`)) return `${key}: not an address of ${siteUrl}: ${text}`;
    if (!isServed(files, text)) return `${key}: nothing is served at ${text}`;
  }
  if (DATE.has(key) && !isDay(text)) return `${key}: not a date (YYYY-MM-DD): ${text}`;
  if (MONTH.has(key) && !isMonth(text)) return `${key}: not a month (YYYY-MM): ${text}`;
  return undefined;
}

/** What is wrong with the values of a graph, in sentences. */
export const valueProblems = (graph: unknown, files: Files, siteUrl: string): string[] =>
  [...leavesOf(graph)].flatMap((leaf) => valueProblem(leaf, files, siteUrl) ?? []);
