import { expect, type Page } from '@playwright/test';
import { planPage } from '../app/[locale]/plan/definition.ts';
import type { PageBlock } from '../lib/blocks/schemas.ts';
import { planHash } from '../lib/desk-check/link.ts';
import { presetPlan } from '../lib/desk-check/preset.ts';
import { MOST_STEPS, type Plan, type Step } from '../lib/desk-check/schema.ts';
import type { Locale } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { fill } from '../lib/listing/fill.ts';

/** The desk check of a language: its words, its examples, and where it is. */
export const deskCheckIn = (locale: Locale) => {
  const { tool: words, names, presets, ...copy } = planPage.copy(locale);
  // The worksheet, and the question that ends the page.
  const below = planPage.blocks(locale).blocks as Extract<PageBlock, { block: 'document' | 'ask' }>[];
  return { locale, path: localizedPath(locale, planPage.path), words, names, presets, copy, below };
};
export type DeskCheck = ReturnType<typeof deskCheckIn>;

/** Opens the page and waits until the tool answers. */
export async function openDeskCheck(page: Page, { path }: DeskCheck, hash = ''): Promise<void> {
  await page.goto(path + hash);
  await alive(page);
}

/** Until there is something to move on the bench. */
export const alive = (page: Page) => expect(page.locator('#bench svg [role="button"]').first()).toBeVisible();

/** Opens a step, counted from 1; the one that was open closes. */
export async function openStep(page: Page, n: number): Promise<void> {
  const step = page.locator('#procedure ol details').nth(n - 1);
  if ((await step.getAttribute('open')) === null) await step.locator('> summary').click();
  await expect(step).toHaveAttribute('open');
}

/** A field of a step that is open, counted from 1. */
export const stepField = (page: Page, { words }: DeskCheck, n: number, label: string) =>
  page
    .getByRole('group', { name: fill(words.procedure.step, { n }), exact: true })
    .getByLabel(label, { exact: true });

export const withUnit = (
  { words }: DeskCheck,
  label: string,
  unit: 'minutes' | 'grams' | 'millimetres' | 'yen',
) => fill(words.units.of, { label, unit: words.units[unit] });

/** What says what happened last. */
export const notice = (page: Page) => page.locator('#procedure [role="status"]').first();

/** What says how a copy went. */
export const copyNotice = (page: Page) => page.locator('#take [role="status"]');

/** The first example with so many steps, and the address that opens it. */
export function planOfSteps(
  { presets }: DeskCheck,
  count: number = MOST_STEPS,
): { plan: Plan; hash: string } {
  const first = presetPlan(presets[0] as (typeof presets)[number]);
  const steps = Array.from({ length: count }, (_, index) => first.steps[index % first.steps.length] as Step);
  const plan = { ...first, steps, yenPerHour: 3000, start: '2027-04-05' };
  return { plan, hash: planHash(plan) };
}
