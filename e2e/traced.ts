import type { Page } from '@playwright/test';

/** What Chromium tells of itself in some categories of `devtools.` while something is done. */
export async function traced<Event>(
  page: Page,
  categories: readonly string[],
  act: () => Promise<void>,
): Promise<Event[]> {
  const session = await page.context().newCDPSession(page);
  const events: Event[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as Event[])));
  const includedCategories = [
    'devtools.timeline',
    ...categories.map((name) => `disabled-by-default-devtools.${name}`),
  ];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}
