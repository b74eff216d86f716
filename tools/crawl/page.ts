/** What a built page says about itself, read from its markup. */
import type { Element, Root } from 'hast';
import { attribute, elementsOf, innerText, readPage } from '../../build/export/html.ts';
import { servedPath } from '../../build/export/served-path.ts';
import type { Files } from '../../build/export/types.ts';

export type CrawledPage = {
  /** Path below `out/`: `en/about.html`. */
  file: string;
  /** The address that a host serves it at: `/en/about`. */
  path: string;
  lang: string | undefined;
  titles: readonly string[];
  /** Values of `<meta>` by name or property. */
  meta: ReadonlyMap<string, readonly string[]>;
  canonical: readonly string[];
  /** hreflang → addresses. */
  languages: ReadonlyMap<string, readonly string[]>;
  /** Links to other forms of the content (feeds, Markdown): media type and address. */
  alternates: readonly { type: string; href: string }[];
  manifest: readonly string[];
  /** Where its links lead, as they are written. */
  links: readonly string[];
  ids: ReadonlySet<string>;
  /** Headings of the first level that are not hidden. */
  h1: number;
  isNotFound: boolean;
};

function grouped(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

const hasRel = (link: Element, rel: string) => (attribute(link, 'rel') ?? '').split(/\s+/).includes(rel);

const isHidden = (element: Element) => attribute(element, 'hidden') !== undefined;

const metaPairs = (page: Root) =>
  elementsOf(page, 'meta').flatMap((meta): [string, string][] => {
    const name = attribute(meta, 'name') ?? attribute(meta, 'property');
    return name === undefined ? [] : [[name, attribute(meta, 'content') ?? '']];
  });

/** Reads a page of the export. @throws Error naming the file if it is missing or not UTF-8. */
export function crawlPage(files: Files, file: string): CrawledPage {
  const page = readPage(files, file);
  const [html] = elementsOf(page, 'html');
  const [head] = elementsOf(page, 'head');
  const links = elementsOf(page, 'link');
  const href = (link: Element) => attribute(link, 'href') ?? '';
  const alternates = links.filter((link) => hasRel(link, 'alternate'));
  return {
    ...{ file, path: servedPath(file) },
    lang: html && attribute(html, 'lang'),
    titles: head ? elementsOf(head, 'title').map((title) => innerText(title).trim()) : [],
    meta: grouped(metaPairs(page)),
    canonical: links.filter((link) => hasRel(link, 'canonical')).map(href),
    languages: grouped(
      alternates.flatMap((link): [string, string][] => {
        const language = attribute(link, 'hreflang');
        return language === undefined ? [] : [[language, href(link)]];
      }),
    ),
    alternates: alternates.flatMap((link) => {
      const type = attribute(link, 'type');
      return type === undefined ? [] : [{ type, href: href(link) }];
    }),
    manifest: links.filter((link) => hasRel(link, 'manifest')).map(href),
    links: elementsOf(page, 'a').flatMap((link) => attribute(link, 'href') ?? []),
    ids: new Set(elementsOf(page).flatMap((element) => attribute(element, 'id') ?? [])),
    h1: elementsOf(page, 'h1').filter((heading) => !isHidden(heading)).length,
    isNotFound: /(?:^|\/)404\.html$/.test(file),
  };
}

/** Whether search engines may list a page. */
export const isIndexable = ({ meta, isNotFound }: CrawledPage): boolean =>
  !isNotFound && !(meta.get('robots') ?? []).some((value) => /noindex/.test(value));

/** The one value of a `<meta>`, or undefined if it is absent or there are several. */
export function only({ meta }: CrawledPage, name: string): string | undefined {
  const values = meta.get(name) ?? [];
  return values.length === 1 ? values[0] : undefined;
}
