import type { ClientManifest } from './client-manifest.ts';
import { attribute, type Document, elementsOf, readPage } from './html.ts';
import { chosenUrl, type Screen } from './image-choice.ts';
import { modulesOf } from './island-modules.ts';
import { withStaticImports } from './module-imports.ts';
import { resolveReference } from './references.ts';
import type { Files } from './types.ts';

/** What a page costs on a first visit, in bytes as sent. */
export type Weights = {
  html: number;
  styles: number;
  /** Next's scripts. */
  nextScript: number;
  /** The client entry and all chunks of the islands and explorers on the page. */
  script: number;
  fonts: number;
  heroImage: number;
  /** All images of the page, the first one included, also those that load as one scrolls. */
  images: number;
};

/** The phone of the budgets. */
const PHONE: Screen = { width: 390, density: 2 };

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * The size of a file as a modern browser receives it: the `.br` beside it if there is one.
 * @throws Error naming the address if there is no such file.
 */
function sentBytes(files: Files, url: string, from = ''): number {
  const target = resolveReference(url, from);
  const file = target && target !== 'external' ? target.file : url;
  const bytes = files.get(`${file}.br`) ?? files.get(file);
  if (!bytes) throw new Error(`${from}: cannot weigh ${url}: no such file`);
  return bytes.length;
}

/** Everything that a page sends; the first image is one of its images. */
export const totalBytes = ({ heroImage: _counted, ...parts }: Weights): number => sum(Object.values(parts));

/** The entry's weight, with the modules that load with it, in bytes as sent. */
export const entryBytes = (files: Files, { entry }: ClientManifest): number =>
  sum(withStaticImports(files, [entry]).map((url) => sentBytes(files, url)));

/** @throws Error if a page holds an island that the client bundle does not have. */
function scriptUrls(files: Files, page: Document, client: ClientManifest): string[] {
  const own = elementsOf(page, 'script').flatMap((script) => attribute(script, 'src') ?? []);
  const modules = elementsOf(page).flatMap((element) => modulesOf(element, client));
  return withStaticImports(files, [...own, ...modules]);
}

/**
 * Weighs one page.
 * @throws Error naming the page if something that it needs is missing.
 */
export function weigh(files: Files, path: string, client: ClientManifest): Weights {
  const page = readPage(files, path);
  const size = (url: string) => sentBytes(files, url, path);
  // A browser fetches a file once, however often a page names it.
  const links = (matches: (rel: string, as: string) => boolean) => [
    ...new Set(
      elementsOf(page, 'link')
        .filter((link) => matches(attribute(link, 'rel') ?? '', attribute(link, 'as') ?? ''))
        .flatMap((link) => attribute(link, 'href') ?? []),
    ),
  ];
  const images = elementsOf(page, 'img');
  const heroes = images.filter((image) => attribute(image, 'fetchpriority') === 'high');
  const fetched = new Set(
    images.map((image) => chosenUrl(image, PHONE)).filter((url) => !url.startsWith('data:')),
  );
  const scripts = scriptUrls(files, page, client);
  const isNexts = (url: string) => url.startsWith('/_next/');
  return {
    html: sentBytes(files, `/${path}`, path),
    styles: sum(links((rel) => rel === 'stylesheet').map(size)),
    nextScript: sum(scripts.filter(isNexts).map(size)),
    script: sum(scripts.filter((url) => !isNexts(url)).map(size)),
    fonts: sum(links((rel, as) => rel === 'preload' && as === 'font').map(size)),
    heroImage: Math.max(0, ...heroes.map((image) => size(chosenUrl(image, PHONE)))),
    images: sum([...fetched].map(size)),
  };
}
