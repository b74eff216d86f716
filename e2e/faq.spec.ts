import { expect, test } from '@playwright/test';
import { copy } from '../tests/words.ts';
import { settled } from './settled';

/** Questions and parts of a page that fold. */

const QUESTIONS = [
  { path: '/services/custom-automation', faq: copy('custom-automation', 'ja').faq },
  { path: '/en/services/tore', faq: copy('tore', 'en').faq },
];

for (const { path, faq } of QUESTIONS)
  test(`${path} answers one question at a time, and folds it again`, {
    tag: path === '/en/services/tore' ? ['@smoke', '@engines'] : [],
  }, async ({ page }) => {
    await page.goto(path);
    const region = page.getByRole('region', { name: faq.label, exact: true });
    const questions = region.locator('details');
    await expect(questions).toHaveCount(faq.items.length);
    await expect(region.locator('details[open]')).toHaveCount(0);
    for (const [index, { question, answer }] of faq.items.entries()) {
      await questions.nth(index).locator('summary').filter({ hasText: question }).click();
      // Else the next one slides away below the mouse.
      await settled(page);
      await expect(region.getByText(answer, { exact: true })).toBeVisible();
      await expect(region.locator('details[open]')).toHaveCount(1);
    }
    await questions.last().locator('summary').click();
    await expect(region.locator('details[open]')).toHaveCount(0);
  });

test('the questions of the contact form stand open on the page, and can be folded away', async ({ page }) => {
  const { questions } = copy('contact', 'en');
  await page.goto('/en/contact');
  const list = page.getByRole('main').locator('details');
  const items = list.getByRole('listitem');
  await expect(items).toHaveCount(Object.keys(questions.items).length);
  await expect(items.first()).toBeVisible();
  await list.getByText(questions.summary).click();
  await expect(items.first()).toBeHidden();
});

test('each part of the guide opens for reading', async ({ page }) => {
  const { parts } = copy('whitepaper', 'ja').guide;
  await page.goto('/whitepaper');
  const folded = page.locator('#guide-text details');
  await expect(folded).toHaveCount(parts.length);
  for (const [index, { chapters }] of parts.entries()) {
    const [paragraph = ''] = chapters[0]?.paragraphs ?? [];
    await expect(folded.nth(index).getByText(paragraph)).toBeHidden();
    await folded.nth(index).locator('summary').click();
    await settled(page);
    await expect(folded.nth(index).getByText(paragraph)).toBeVisible();
  }
});
