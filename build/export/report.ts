/** What each page weighs on a first visit, in bytes as sent (brotli for text), compared with the budgets. */
import type { Root } from 'hast';
import { FIXED_PAGES } from '../../app/pages.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { barePath, localeOf } from '../../lib/i18n/paths.ts';
import { attribute, elementsOf } from '../html.ts';
import type { ClientManifest } from '../prepare/client-manifest.ts';
import { modulesOf, readClientManifest } from './island-modules.ts';
import { resolveReference } from './references.ts';
import { servedPath } from './served-path.ts';
import type { Export, Loads, Output } from './types.ts';

/** The parts of a page's weight: its JavaScript with its islands, and the fonts that it preloads among them. */
const KINDS = {
  html: 'HTML',
  styles: 'CSS',
  islandStyles: 'CSS of islands',
  script: 'JS',
  fonts: 'fonts',
} as const;
type Weights = Record<keyof typeof KINDS, number>;

/** What a build weighs: the client entry, each page by the path of its file, and each island by its name. */
export type Bytes = {
  clientEntry: number;
  pages: Readonly<Record<string, Weights>>;
  islands: Readonly<Record<string, number>>;
};

const KB = 1024;

/** What a page may weigh. */
export const BUDGETS = {
  clientEntry: 4 * KB,
  /** The script of a page that is a tool and nothing else. */
  toolScript: 53 * KB,
  /** All scripts that an island may come to load, of whatever language. */
  island: 126 * KB,
  page: (locale: Locale): Weights => ({
    html: 30 * KB,
    styles: 16 * KB,
    islandStyles: 6 * KB,
    script: 45 * KB,
    fonts: (locale === 'ja' ? 65 : 20) * KB,
  }),
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
  return {
    styles: links('stylesheet'),
    script: [...scripts, ...elementsOf(page).flatMap((element) => modulesOf(element, client))],
    fonts: links('preload', 'font'),
  };
}

/** Weighs all pages of a finished export. @throws Error naming what is missing. */
export function measure(
  files: Output,
  pages: ReadonlyMap<string, { loads: Loads }>,
  client: Pick<ClientManifest, 'entry' | 'reached'>,
): Bytes {
  const known = new Map<string, number>();
  const sent = (url: string): number => {
    const bytes = known.get(url) ?? sentBytes(files, url);
    known.set(url, bytes);
    return bytes;
  };
  // A browser fetches a file once, however often a page names it.
  const size = (urls: readonly string[]) => [...new Set(urls)].reduce((total, url) => total + sent(url), 0);
  const weigh = (path: string, { styles, script, fonts }: Loads): Weights => ({
    html: size([`/${path}`]),
    // The site's comes first.
    styles: size(styles.slice(0, 1)),
    islandStyles: size(styles.slice(1)),
    script: size(script),
    fonts: size(fonts),
  });
  return {
    clientEntry: sent(client.entry),
    pages: Object.fromEntries([...pages].map(([path, { loads }]) => [path, weigh(path, loads)])),
    islands: Object.fromEntries(Object.entries(client.reached).map(([name, urls]) => [name, size(urls)])),
  };
}

const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

/** What the page of a file may weigh. */
function limitsOf(name: string): Weights {
  const served = servedPath(name);
  const limits = BUDGETS.page(localeOf(served));
  const isTool = FIXED_PAGES.some(({ path, tool }) => tool && path === barePath(served));
  return isTool ? { ...limits, script: BUDGETS.toolScript } : limits;
}

/** What is above its limit, in sentences that name page, kind, size and limit. */
function excesses(name: string, weights: Weights): string[] {
  const limits = limitsOf(name);
  return Object.entries(KINDS).flatMap(([key, kind]) => {
    const [weight, limit] = [weights[key as keyof Weights], limits[key as keyof Weights]];
    return weight > limit ? [`${name}: ${kind} ${kilobytes(weight)}, allowed ${kilobytes(limit)}`] : [];
  });
}

/** What is left of each budget: of the entry, and of each kind on the page that has the least left. In bytes. */
function whatIsLeft({ clientEntry, pages, islands }: Bytes): string[] {
  const kinds = (Object.keys(KINDS) as (keyof Weights)[]).map((key) => {
    const rows = Object.entries(pages).map(([name, weights]) => ({
      name,
      limit: limitsOf(name)[key],
      left: limitsOf(name)[key] - weights[key],
    }));
    const [least] = rows.sort((one, other) => one.left / one.limit - other.left / other.limit);
    return least ? `  ${KINDS[key]}: ${least.left} of ${least.limit} (${least.name})` : '';
  });
  return [
    'left:',
    `  client entry: ${BUDGETS.clientEntry - clientEntry} of ${BUDGETS.clientEntry}`,
    ...kinds,
    ...Object.entries(islands).map(
      ([name, bytes]) => `  ${name}: ${BUDGETS.island - bytes} of ${BUDGETS.island}`,
    ),
  ];
}

/**
 * Prints what each page weighs and what is left of each budget, and holds it against the budgets; changes nothing.
 * @throws Error that lists everything above its budget.
 */
export function reportWeights(bytes: Bytes, print: (line: string) => void): void {
  const { clientEntry, pages, islands } = bytes;
  const width = Math.max(4, ...Object.keys(pages).map((path) => path.length));
  const row = (name: string, cells: readonly unknown[]) =>
    print([name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join('  '));
  row('page', Object.values(KINDS));
  for (const [path, weights] of Object.entries(pages)) row(path, Object.values(weights));
  whatIsLeft(bytes).forEach(print);
  const problems = Object.entries(pages).flatMap(([path, weights]) => excesses(path, weights));
  for (const [name, weight] of Object.entries(islands))
    if (weight > BUDGETS.island)
      problems.push(`island ${name}: ${kilobytes(weight)}, allowed ${kilobytes(BUDGETS.island)}`);
  if (clientEntry > BUDGETS.clientEntry)
    problems.push(`client entry: ${kilobytes(clientEntry)}, allowed ${kilobytes(BUDGETS.clientEntry)}`);
  if (problems.length > 0)
    throw new Error(`over budget (BUDGETS in build/export/report.ts):\n  ${problems.join('\n  ')}`);
}

/** The stage that weighs the finished pages. @throws Error that lists everything above its budget. */
export const report = ({ files, pages, generated, report: print }: Export): void =>
  reportWeights(measure(files, pages, readClientManifest(generated)), print);
