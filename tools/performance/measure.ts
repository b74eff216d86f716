import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

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
  /** The identifiers of the audits that failed, apart from the timings of performance. */
  failed: string[];
  /** The same for the audits of images, whatever their weight in a score. */
  images: string[];
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const score = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const value = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? 0;

const IMAGE_AUDITS = [
  'image-aspect-ratio',
  'image-delivery-insight',
  'image-size-responsive',
  'lcp-discovery-insight',
  'unsized-images',
];

type Request = { transferSize?: number };

function requestsOf(result: Result): Request[] {
  const details = result.audits['network-requests']?.details;
  return details?.type === 'table' ? (details.items as Request[]) : [];
}

const isFailed = (result: Result, id: string) => (result.audits[id]?.score ?? 1) < 1;

/** The audits below full marks in the three categories that do not depend on time. */
const failedAudits = (result: Result): string[] =>
  CATEGORIES.slice(1)
    .flatMap((category) => result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && isFailed(result, id))
    .map(({ id }) => id)
    .sort();

/** @throws Error if Lighthouse has no audit of that name: it would pass for ever. */
function failedImageAudits(result: Result): string[] {
  const gone = IMAGE_AUDITS.filter((id) => !result.audits[id]);
  if (gone.length > 0) throw new Error(`Lighthouse has no audit ${gone.join()} any more`);
  return IMAGE_AUDITS.filter((id) => isFailed(result, id));
}

/**
 * Visits one page with Lighthouse's mobile settings.
 * @throws Error naming the address if the page could not be loaded.
 */
export async function visit(url: string, chrome: LaunchedChrome): Promise<Visit> {
  const run = await lighthouse(
    url,
    { port: chrome.port, logLevel: 'error', output: 'json' },
    {
      extends: 'lighthouse:default',
      // The picture of the whole page that its report would show takes longer than the visit.
      settings: { onlyCategories: CATEGORIES, formFactor: 'mobile', disableFullPageScreenshot: true },
    },
  );
  const result = run?.lhr;
  if (!result || result.runtimeError)
    throw new Error(`${url}: ${result?.runtimeError?.message ?? 'Lighthouse gave no result'}`);
  const requests = requestsOf(result);
  return {
    performance: score(result, 'performance'),
    accessibility: score(result, 'accessibility'),
    bestPractices: score(result, 'best-practices'),
    seo: score(result, 'seo'),
    bytes: requests.reduce((total, { transferSize }) => total + (transferSize ?? 0), 0),
    requests: requests.length,
    largestPaint: value(result, 'largest-contentful-paint'),
    blockingTime: value(result, 'total-blocking-time'),
    layoutShift: value(result, 'cumulative-layout-shift'),
    failed: failedAudits(result),
    images: failedImageAudits(result),
  };
}
