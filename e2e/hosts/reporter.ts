import { basename } from 'node:path';
import type { TestEvent } from 'node:test/reporters';

/** What `npm run hosts` prints: failures, what was skipped and why, notes of tests, one line per file. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const { type, data } of events) {
    if (type === 'test:fail' && data.details.type !== 'suite') {
      const { cause } = data.details.error;
      yield `  FAILED ${data.name}\n    ${cause instanceof Error ? cause.message || cause.name : (cause ?? data.details.error)}\n`;
    } else if (type === 'test:pass' && data.skip !== undefined)
      yield `  SKIPPED ${data.name}: ${data.skip}\n`;
    else if (type === 'test:diagnostic' && data.nesting > 0) yield `  ${data.message}\n`;
    else if (type === 'test:stderr') yield data.message;
    else if (type === 'test:summary' && data.file) {
      const { tests, passed, skipped } = data.counts;
      const seconds = (data.duration_ms / 1000).toFixed(1);
      yield `${basename(data.file)}: ${passed} passed, ${tests - passed - skipped} failed, ${skipped} skipped, ${seconds} s\n`;
    }
  }
}
