import type { Visit } from './measure.ts';
import { median } from './median.ts';
import { visitTable } from './table.ts';

const INTRODUCTION = `# Performance

Written by \`npm run performance\` (do not edit): every page of the finished export, visited with an empty cache by
Lighthouse's slow phone (412 px wide, 1.6 Mbit/s, processor slowed four times), served by the local server over HTTP/1.1.
A page below 98 was visited up to three times, and the median counts. Times depend on the machine that measures;
bytes and requests do not, and the build holds them against the budgets of \`build/export/report.ts\`.`;

/** The whole of `docs/performance.md`. @throws RangeError if no page was visited. */
export function performanceReport(visits: ReadonlyMap<string, Visit>): string {
  const scores = [...visits.values()].map(({ performance }) => performance);
  const summary = `${visits.size} pages: performance has a median of ${median(scores)} and is ${Math.min(...scores)} at least.`;
  const blocking = [...visits.values()].map(({ blockingTime }) => Math.round(blockingTime));
  const images = [...visits.values()].filter((visit) => visit.images.length > 0).length;
  const rest = `The main thread is blocked for ${median(blocking)} ms in the median and ${Math.max(...blocking)} ms at most; audits of images fail on ${images} pages.`;
  return `${INTRODUCTION}\n\n${summary} ${rest}\n\n${visitTable(visits)}\n`;
}
