import type { Visit } from './measure.ts';

/**
 * The middle of some numbers; of an even count the lower of the two, because a score must be one that was seen.
 * @throws RangeError if there are none.
 */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('no number to take the median of');
  return middle;
}

/**
 * Joins repeated visits of a page: the median of what depends on the machine's mood; the worst of what does not.
 * @throws RangeError if there are none.
 */
export function joinVisits(visits: readonly Visit[]): Visit {
  const all = (key: Exclude<keyof Visit, 'failed' | 'images'>) => visits.map((visit) => visit[key]);
  const once = (key: 'failed' | 'images') => [...new Set(visits.flatMap((visit) => visit[key]))].sort();
  return {
    performance: median(all('performance')),
    accessibility: Math.min(...all('accessibility')),
    bestPractices: Math.min(...all('bestPractices')),
    seo: Math.min(...all('seo')),
    bytes: median(all('bytes')),
    requests: median(all('requests')),
    largestPaint: median(all('largestPaint')),
    blockingTime: median(all('blockingTime')),
    layoutShift: median(all('layoutShift')),
    failed: once('failed'),
    images: once('images'),
  };
}
