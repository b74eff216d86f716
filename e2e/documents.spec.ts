import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { copy, filled, messages, ROUTES } from '../tests/words.ts';

/** The shelf of documents, and what is saved from it. */

const rows = 'main [data-list] > li';

for (const locale of LOCALES)
  test(`the shelf is narrowed by what a document is needed for: ${locale}`, {
    tag: locale === 'ja' ? '@smoke' : ['@engines', '@mobile'],
  }, async ({ page }) => {
    const { shelf } = copy('resources', locale);
    const { documents, list } = messages[locale];
    await page.goto(localizedPath(locale, ROUTES.resources));
    const all = page.locator(`${rows}:visible`);
    const total = await all.count();
    const choices = page.getByRole('group', { name: shelf.filter });
    await choices.getByRole('button', { name: documents.needs.prepare }).click();
    await expect(all).not.toHaveCount(total);
    const shown = await all.count();
    expect(shown).toBeGreaterThan(0);
    for (const row of await all.all()) await expect(row).toHaveAttribute('data-need', 'prepare');
    await expect(page.getByText(filled(shelf.result, { total, shown }))).toBeVisible();
    await expect(page).toHaveURL(/\?need=prepare$/);
    await choices.getByRole('button', { name: list.all, exact: true }).click();
    await expect(all).toHaveCount(total);
  });

for (const [locale, path] of [
  ['ja', '/services/maintenance'],
  ['en', '/services/custom-automation'],
] as const)
  test(`the document of ${localizedPath(locale, path)} is saved, as long and as large as its link says`, {
    tag: locale === 'ja' ? '@smoke' : '@mobile',
  }, async ({ page }) => {
    await page.goto(localizedPath(locale, path));
    const link = page.getByRole('link', { name: 'PDF' }).last();
    const name = await link.textContent();
    const started = page.waitForEvent('download');
    await link.click();
    const file = await started;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^[\\w-]+\\.${locale}\\.pdf$`));
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(name).toContain(`${Math.ceil(bytes.length / 1000)} KB`);
  });
