import { expect, test } from '@playwright/test';
import { planHash } from '../lib/desk-check/link.ts';
import { presetPlan } from '../lib/desk-check/preset.ts';
import { deskCheckIn, openDeskCheck, planOfSteps } from './desk-check';
import { hold } from './held-scripts';

/** The desk check as it is printed. */

const JA = deskCheckIn('ja');
const EN = deskCheckIn('en');

/** The pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test.describe('on paper', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium prints to a file');

  for (const check of [JA, EN])
    for (const count of [1, 12])
      test(`${check.path} with ${count} steps is one sheet of A4, how each number came on its back`, async ({
        page,
      }) => {
        const { plan, hash } = planOfSteps(check, count);
        await openDeskCheck(page, check, hash);
        await expect(page.locator('[data-paper] .dk-steps tbody tr')).toHaveCount(count);
        await page.emulateMedia({ media: 'print' });
        const shown = (await page.locator('body').allInnerTexts()).join();
        expect(shown).toContain(check.words.sheet.sign[0]);
        expect(shown).not.toContain(check.words.assumptions.text);
        // The front ends where the page does, with the bench in what is left; what is hatched is printed so.
        const front = await page.locator('.dk-front').boundingBox();
        expect(((front?.height ?? 0) / 96) * 25.4).toBeCloseTo(279, 0);
        const bench = await page.locator('.dk-bench').boundingBox();
        expect(bench?.width).toBeGreaterThan(count === 1 ? 600 : 200);
        const isPrinted = (hatching: Element) => hatching.closest('svg')?.checkVisibility();
        expect(await page.locator('#dk-may-stay').evaluate(isPrinted)).toBe(true);
        // The back says what it belongs to.
        const heads = page.locator('[data-paper] header');
        await expect(heads).toContainText(Array(2).fill(plan.title));
        expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(2);
      });

  for (const check of [JA, EN])
    test(`${check.path}: two variants are on the front of one sheet, how each number came on its back`, async ({
      page,
    }) => {
      const { plan } = planOfSteps(check, 8);
      const changed = { ...plan, runsPerWeek: 4, compareWith: { ...plan, yenPerHour: undefined } };
      await openDeskCheck(page, check, planHash(changed));
      await expect(page.getByRole('region', { name: check.words.compare.title })).toBeVisible();
      expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(2);
    });

  for (const check of [JA, EN])
    test(`${check.path}: two variants that take more than the front have no page for their last row`, async ({
      page,
    }) => {
      const preset = check.presets.find(({ id }) => id === 'cell-passage') as (typeof check.presets)[number];
      const kept = { ...presetPlan(preset), yenPerHour: 6000, start: '2027-01-31' };
      const changed = { ...kept, runsPerWeek: 1, tool: 300, start: '2027-02-28', compareWith: kept };
      await openDeskCheck(page, check, planHash(changed));
      await expect(page.getByRole('region', { name: check.words.compare.title })).toBeVisible();
      expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(3);
    });

  for (const check of [JA, EN])
    test(`${check.path}: all but how each number came is on the front of the sheet, for each example`, async ({
      page,
    }) => {
      for (const preset of check.presets) {
        await openDeskCheck(page, check, planHash(presetPlan(preset)));
        await page.locator('.dk-behind').evaluate((behind) => behind.remove());
        const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
        expect(pagesOf(pdf), preset.title).toBe(1);
        // The address of the next example differs after its # alone.
        await page.reload();
      }
    });

  for (const { locale } of [JA, EN])
    test(`the page reads as it is before the script has come, in ${locale}`, async ({ page }) => {
      const check = deskCheckIn(locale);
      const release = await hold(page, /\/client\/desk-check-/);
      await page.goto(check.path, { waitUntil: 'domcontentloaded' });
      await page.emulateMedia({ media: 'print' });
      const shown = (await page.locator('body').allInnerTexts()).join();
      for (const text of [
        check.words.procedure.title,
        check.words.sheet.sign[0] ?? '',
        check.below[0]?.text ?? '',
      ])
        expect(shown).toContain(text);
      release();
    });
});
