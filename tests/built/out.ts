import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Element, Nodes, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { find, html as names } from 'property-information';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Locale } from '../../lib/i18n/locales.ts';
import { localeOf } from '../../lib/i18n/paths.ts';

/** What lies in `out/`, read as files: every page is parsed once, when it is first asked for. */
const OUT = 'out';
if (!existsSync(OUT)) throw new Error('There is no out/ to test: npm run build makes it');

export const FILES: readonly string[] = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

/** A file of the export, by its address. */
export const read = (address: string): Buffer => readFileSync(`${OUT}${address}`);
export const readText = (address: string): string => read(address).toString('utf8');

export type Page = {
  /** `/`, `/en/about`, `/404` … */
  path: string;
  locale: Locale;
  html: string;
  readonly tree: Root;
};

const parser = unified().use(rehypeParse);

function pageOf(file: string): Page {
  const path = `/${file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`;
  const html = readFileSync(`${OUT}/${file}`, 'utf8');
  let tree: Root | undefined;
  return {
    path,
    locale: localeOf(path),
    html,
    get tree() {
      tree ??= parser.parse(html);
      return tree;
    },
  };
}

/** Every page, also those that nobody links to. */
export const PAGES: readonly Page[] = FILES.filter((file) => file.endsWith('.html')).map(pageOf);

const byPath = new Map(PAGES.map((page) => [page.path, page]));

/** @throws Error if no page is built at this path. */
export function pageAt(path: string): Page {
  const page = byPath.get(path);
  if (!page) throw new Error(`no page is built at ${path}`);
  return page;
}

const matches = new WeakMap<Nodes, Map<string, Element[]>>();

/** All elements that match, in document order. Many checks ask the same of a page, and a search takes a walk through it. */
export function all(selector: string, within: Nodes): readonly Element[] {
  const known = matches.get(within) ?? new Map<string, Element[]>();
  matches.set(within, known);
  const elements = known.get(selector) ?? selectAll(selector, within);
  known.set(selector, elements);
  return elements;
}

/** @throws Error if nothing matches. */
export function one(selector: string, within: Nodes): Element {
  const found = select(selector, within);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** An attribute as it stands in the HTML; undefined if it is not there. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[find(names, name).property];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value);
}

const NOT_READ = new Set(['script', 'style', 'template', 'head']);
const APART = /^(?:p|li|dt|dd|td|th|h\d|div|small|text|section|br|figcaption|button|summary|label|time)$/;

/** What is read of a part of a page, white space folded; `<wbr>` leaves nothing behind. */
export function text(node: Nodes): string {
  const parts: string[] = [];
  const walk = (at: Nodes) => {
    if (at.type === 'text') parts.push(at.value);
    if (at.type === 'element' && NOT_READ.has(at.tagName)) return;
    if ('children' in at) for (const child of at.children) walk(child);
    if (at.type === 'element' && APART.test(at.tagName)) parts.push(' ');
  };
  walk(node);
  return parts
    .join('')
    .replace(/[\s\u2060]+/g, ' ')
    .trim();
}

/** The name of a section, from its label or from what labels it. */
function nameOf(section: Element, tree: Root): string {
  const ids = attribute(section, 'aria-labelledby')?.split(' ') ?? [];
  const labels = ids.map((id) => text(one(`[id="${id}"]`, tree)));
  return attribute(section, 'aria-label') ?? labels.join(' ');
}

/**
 * The one section of a page with a name.
 * @throws Error naming the sections that are there.
 */
export function region(page: Page, name: string): Element {
  const sections = all('main section', page.tree);
  const [found, ...more] = sections.filter((section) => nameOf(section, page.tree) === name);
  if (!found || more.length > 0)
    throw new Error(
      `${page.path}: not one section "${name}" among ${sections.map((section) => nameOf(section, page.tree)).join(', ')}`,
    );
  return found;
}

/** What each page has of something, with the page's name, for a comparison that says where it is wrong. */
export const found = (pick: (page: Page) => readonly unknown[], pages = PAGES): string[] =>
  pages.flatMap((page) => pick(page).map((what) => `${page.path}: ${what}`));
