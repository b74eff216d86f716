import { expect, type Page } from '@playwright/test';
import { audit, unexcused } from './audit.ts';
import type { Engine } from './finding.ts';
import { lineOf } from './finding.ts';
import type { Seen } from './states.ts';

/** Expects that no engine finds anything on the page as it is. */
export async function expectNone(page: Page, path: string, state: string, engines?: readonly Engine[]) {
  const findings = await audit(page, { path, state, ...(engines && { engines }) });
  expect(unexcused(findings).map(lineOf), `${path}, ${state}`).toEqual([]);
}

/** Opens a page in a width and brings it into a state. */
export async function bringInto(page: Page, { path, width, state }: Seen) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-script');
  await state.reach(page);
}

/** Brings a page into a state, and expects that no engine finds anything. */
export async function expectNoneIn(page: Page, seen: Seen, engines?: readonly Engine[]) {
  await bringInto(page, seen);
  await expectNone(page, seen.path, seen.state.name, engines);
}
