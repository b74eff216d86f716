/** What of Lighthouse's results counts: the goals, and the report of them. */
import type { Result } from 'lighthouse';

/** What one visit of a page with an empty cache costs, on Lighthouse's slow phone. */
export type Visit = {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Bytes as sent, headers included, and the number of requests. */
  bytes: number;
  requests: number;
  /** Largest contentful paint and total blocking time in milliseconds, layout shift without unit. */
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  /** The identifiers of the audits that failed in the categories that do not depend on time. */
  failed: string[];
  /** The same for the audits of images, whatever their weight in a score. */
  images: string[];
};

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const IMAGE_AUDITS = [
  'image-aspect-ratio',
  'image-delivery-insight',
  'image-size-responsive',
  'lcp-discovery-insight',
  'unsized-images',
];

/** A page that is visited again: one slow visit on a busy machine says little. */
export const LOWEST_PERFORMANCE = 98;

/** Bytes of the first visit of the Japanese home on a phone. */
const HOME_BYTES = 250 * 1024;

/** Reads what counts from a result. @throws Error if Lighthouse has no audit of images of a name any more: it would pass for ever. */
export function visitOf({ audits, categories }: Result): Visit {
  const gone = IMAGE_AUDITS.filter((id) => !audits[id]);
  if (gone.length > 0) throw new Error(`Lighthouse has no audit ${gone.join()} any more`);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? 0;
  const isFailed = (id: string) => (audits[id]?.score ?? 1) < 1;
  const timeless = CATEGORIES.slice(1).flatMap((category) => categories[category]?.auditRefs ?? []);
  const network = audits['network-requests']?.details;
  const requests = network?.type === 'table' ? network.items : [];
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    bytes: requests.reduce((total, { transferSize }) => total + Number(transferSize ?? 0), 0),
    requests: requests.length,
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    failed: timeless.filter(({ id, weight }) => weight > 0 && isFailed(id)).map(({ id }) => id),
    images: IMAGE_AUDITS.filter(isFailed),
  };
}

/** The audit that fails on a page that asks search engines not to list it. */
const CRAWLABLE = 'is-crawlable';

/** The middle of some numbers; of an even count the lower of the two, because a score must be one that was seen. */
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;

/** Whether SEO is as it is meant: whole, or without the one audit that a page fails which is not to be listed. */
const isFoundAsMeant = ({ seo, failed }: Visit, isUnlisted: boolean): boolean =>
  isUnlisted ? failed.join() === CRAWLABLE : seo === 100;

function problemsOf(path: string, visit: Visit, isUnlisted: boolean): string[] {
  const full = (['accessibility', 'bestPractices', 'seo'] as const).filter((key) =>
    key === 'seo' ? !isFoundAsMeant(visit, isUnlisted) : visit[key] < 100,
  );
  if (isUnlisted && !visit.failed.includes(CRAWLABLE))
    return [`${path}: search engines may list it, which it should ask them not to`];
  return [
    ...full.map((key) => `${path}: ${key} ${visit[key]}, 100 expected (${visit.failed.join(', ')})`),
    ...(visit.performance < LOWEST_PERFORMANCE
      ? [`${path}: performance ${visit.performance}, at least ${LOWEST_PERFORMANCE} expected`]
      : []),
    ...(visit.images.length > 0 ? [`${path}: audits of images failed (${visit.images.join(', ')})`] : []),
  ];
}

/**
 * What is below the goals, in sentences that name the page; none if all is well. `unlisted` are the pages that ask search
 * engines on purpose not to list them: archives of few entries, stand-ins for a translation.
 */
export function unmetGoals(
  visits: ReadonlyMap<string, Visit>,
  unlisted: ReadonlySet<string> = new Set(),
): string[] {
  const home = visits.get('/')?.bytes ?? 0;
  const all = [...visits.values()];
  const middle = median(all.map(({ performance }) => performance));
  const blocked = median(all.map(({ blockingTime }) => blockingTime));
  return [
    ...[...visits].flatMap(([path, visit]) => problemsOf(path, visit, unlisted.has(path))),
    ...(middle < 100 ? [`all pages: median performance ${middle}, 100 expected`] : []),
    ...(blocked >= 1 ? [`all pages: median blocking time ${blocked} ms, 0 expected`] : []),
    ...(home > HOME_BYTES ? [`/: ${home} bytes on the first visit, at most ${HOME_BYTES} expected`] : []),
  ];
}

const HEAD = `# Performance

Written by \`npm run performance\` (do not edit): every page of the finished export, visited with an empty cache by
Lighthouse's slow phone (412 px wide, 1.6 Mbit/s, processor slowed four times), served by the local server over HTTP/1.1.
A page below 98 was visited up to three times, and Lighthouse's median run counts. Times depend on the machine that measures;
bytes and requests do not, and the build holds them against the budgets of \`build/export/report.ts\`. Pages that ask search
engines on purpose not to list them (archives of few entries, stand-ins for a translation) have a lower SEO for that alone.`;

const COLUMNS = `| page | performance | accessibility | best practices | SEO | KB | requests | LCP s | TBT ms | CLS |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`;

const row = ([path, visit]: readonly [string, Visit]): string => {
  const { performance, accessibility, bestPractices, seo, bytes, requests } = visit;
  const [kilobytes, paint] = [(bytes / 1024).toFixed(1), (visit.largestPaint / 1000).toFixed(2)];
  const times = [paint, Math.round(visit.blockingTime), visit.layoutShift.toFixed(3)];
  const cells = [path, performance, accessibility, bestPractices, seo, kilobytes, requests, ...times];
  return `| ${cells.join(' | ')} |`;
};

/** The whole of `docs/performance.md`: a summary and a row for each page, in the order given. */
export function performanceReport(visits: ReadonlyMap<string, Visit>): string {
  const all = [...visits.values()];
  const scores = all.map(({ performance }) => performance);
  const blocking = all.map(({ blockingTime }) => Math.round(blockingTime));
  const images = all.filter((visit) => visit.images.length > 0).length;
  const summary = `${visits.size} pages: performance has a median of ${median(scores)} and is ${Math.min(...scores)} at least. The main thread is blocked for ${median(blocking)} ms in the median and ${Math.max(...blocking)} ms at most; audits of images fail on ${images} pages.`;
  return `${HEAD}\n\n${summary}\n\n${COLUMNS}\n${[...visits].map(row).join('\n')}\n`;
}
