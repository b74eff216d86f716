/** What each page weighs on a first visit, in bytes as sent (brotli for text), held against the budgets. */
import type { Element, Root } from 'hast';
import type { Locale } from '../../lib/i18n/locales.ts';
import { localeOf } from '../../lib/i18n/paths.ts';
import type { ClientManifest } from '../prepare/client-manifest.ts';
import { attribute, elementsOf } from './html.ts';
import { modulesOf, readClientManifest } from './island-modules.ts';
import { resolveReference } from './references.ts';
import { servedPath } from './served-path.ts';
import type { Export, Loads, Output } from './types.ts';

/**
 * The parts of a page's weight: its JavaScript with the islands in sight, the same with those that a reader unfolds, and
 * the fonts that it preloads.
 */
const KINDS = {
  html: 'HTML',
  styles: 'CSS',
  islandStyles: 'CSS of islands',
  script: 'JS',
  opened: 'JS opened',
  fonts: 'fonts',
} as const;
type Weights = Record<keyof typeof KINDS, number>;

/** What a build weighs: the client entry, and each page by the path of its file. */
export type Bytes = { clientEntry: number; pages: Readonly<Record<string, Weights>> };

const KB = 1024;

/** What a page may weigh. */
export const BUDGETS = {
  clientEntry: 4 * KB,
  page: (locale: Locale): Weights => ({
    html: 30 * KB,
    styles: 16 * KB,
    islandStyles: 6 * KB,
    script: 45 * KB,
    opened: 60 * KB,
    fonts: (locale === 'ja' ? 65 : 20) * KB,
  }),
  /** A page that is a tool and nothing else may load what other pages load when it is unfolded (docs/decisions/0014). */
  tools: /^(?:en\/)?services\/labcraft\/try\.html$/,
};

/**
 * The size of a file as a modern browser receives it: the `.br` beside it if there is one.
 * @throws Error naming the address if there is no such file.
 */
function sentBytes(files: Output, url: string): number {
  const target = resolveReference(url, '');
  const file = target && target !== 'external' ? target.file : url;
  const bytes = files.get(`${file}.br`) ?? files.get(file);
  if (!bytes) throw new Error(`cannot weigh ${url}: no such file`);
  return bytes.length;
}

/** What a browser fetches on the first visit of a page. @throws Error if the client bundle lacks an island of it. */
export function loadsOf(page: Root, client: ClientManifest): Loads {
  const links = (rel: string, as?: string) =>
    elementsOf(page, 'link')
      .filter((link) => attribute(link, 'rel') === rel && attribute(link, 'as') === as)
      .flatMap((link) => attribute(link, 'href') ?? []);
  const scripts = elementsOf(page, 'script').flatMap((script) => attribute(script, 'src') ?? []);
  // What is folded is not drawn, so it does not come into view and wakes nothing (client/sleep.ts).
  const folded = new Set(
    elementsOf(page, 'details')
      .filter((details) => attribute(details, 'open') === undefined)
      .flatMap((details) => elementsOf(details)),
  );
  const modules = (elements: Element[]) => elements.flatMap((element) => modulesOf(element, client));
  const all = elementsOf(page);
  return {
    styles: links('stylesheet'),
    script: [...scripts, ...modules(all.filter((element) => !folded.has(element)))],
    opened: [...scripts, ...modules(all)],
    fonts: links('preload', 'font'),
  };
}

/** Weighs all pages of a finished export. @throws Error naming what is missing. */
export function measure(
  files: Output,
  pages: ReadonlyMap<string, { loads: Loads }>,
  client: Pick<ClientManifest, 'entry'>,
): Bytes {
  const known = new Map<string, number>();
  const sent = (url: string): number => {
    const bytes = known.get(url) ?? sentBytes(files, url);
    known.set(url, bytes);
    return bytes;
  };
  // A browser fetches a file once, however often a page names it.
  const size = (urls: readonly string[]) => [...new Set(urls)].reduce((total, url) => total + sent(url), 0);
  const weigh = (path: string, { styles, script, opened, fonts }: Loads): Weights => ({
    html: size([`/${path}`]),
    // The site's comes first.
    styles: size(styles.slice(0, 1)),
    islandStyles: size(styles.slice(1)),
    script: size(script),
    opened: size(opened),
    fonts: size(fonts),
  });
  return {
    clientEntry: sent(client.entry),
    pages: Object.fromEntries([...pages].map(([path, { loads }]) => [path, weigh(path, loads)])),
  };
}

const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

/** What is above its limit, in sentences that name page, kind, size and limit. */
function excesses(name: string, weights: Weights): string[] {
  const page = BUDGETS.page(localeOf(servedPath(name)));
  const limits = BUDGETS.tools.test(name) ? { ...page, script: page.opened } : page;
  return Object.entries(KINDS).flatMap(([key, kind]) => {
    const [weight, limit] = [weights[key as keyof Weights], limits[key as keyof Weights]];
    return weight > limit ? [`${name}: ${kind} ${kilobytes(weight)}, allowed ${kilobytes(limit)}`] : [];
  });
}

/**
 * Prints what each page weighs, and holds it against the budgets; changes nothing.
 * @throws Error that lists everything above its budget.
 */
export function reportWeights({ clientEntry, pages }: Bytes, print: (line: string) => void): void {
  const width = Math.max(4, ...Object.keys(pages).map((path) => path.length));
  const row = (name: string, cells: readonly unknown[]) =>
    print([name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join('  '));
  row('page', Object.values(KINDS));
  for (const [path, weights] of Object.entries(pages)) row(path, Object.values(weights));
  print(`client entry ${clientEntry}, allowed ${BUDGETS.clientEntry}`);
  const problems = Object.entries(pages).flatMap(([path, weights]) => excesses(path, weights));
  if (clientEntry > BUDGETS.clientEntry)
    problems.push(`client entry: ${kilobytes(clientEntry)}, allowed ${kilobytes(BUDGETS.clientEntry)}`);
  if (problems.length > 0) throw new Error(`over budget:\n  ${problems.join('\n  ')}`);
}

export const report = ({ files, pages, generated, report: print }: Export): void =>
  reportWeights(measure(files, pages, readClientManifest(generated)), print);
