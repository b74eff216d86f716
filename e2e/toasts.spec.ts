import { expect, test } from '@playwright/test';
import { copy, entries, filled, messages } from '../tests/words.ts';

const services = copy('services', 'en');
const slack = services.projects.items.find(({ link }) => !link)?.name ?? '';
const labclone = copy('labcraft', 'ja').related.items.find(({ link }) => !link)?.name ?? '';
const waste = copy('waste-liquid', 'en').start;
const { matching } = copy('labneeds', 'ja');

/** Buttons of what is not there yet: they say so and stay. */
const SOON = [
  { path: '/en/services', button: slack, toast: messages.en.toast.soon, tag: ['@smoke', '@engines'] },
  { path: '/services/labcraft', button: labclone, toast: messages.ja.toast.soon },
  { path: '/en/tech/waste-liquid', button: waste.howTo, toast: messages.en.toast.detail },
  { path: '/en/tech/waste-liquid', button: waste.documents, toast: messages.en.toast.detail },
  { path: '/labneeds', button: matching.action, toast: matching.notice, tag: ['@engines'] },
];

for (const { path, button, toast, tag = [] } of SOON)
  test(`${path}: "${button}" says that it is to come, and stays`, { tag }, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    const shown = page.locator('[data-toast]');
    await expect(shown).toContainText(toast.title);
    await expect(shown).toContainText(toast.text);
    await expect(page).toHaveURL(path);
  });

test('in the services menu, what is to come says so over the open menu, and can be closed', {
  tag: ['@smoke', '@engines'],
}, async ({ page }) => {
  const { services: names, toast, header, button } = messages.ja;
  await page.goto('/');
  await page.locator('header').getByRole('button', { name: header.services, exact: true }).click();
  await page.locator('#services-menu').getByRole('button', { name: names.professorAi.name }).click();
  const shown = page.locator('[data-toast]');
  await expect(shown).toContainText(toast.soon.title);
  await expect(shown).toContainText(toast.soon.text);
  await expect(page).toHaveURL('/');
  await shown.getByRole('button', { name: button.close }).click();
  await expect(shown).toHaveCount(0);
});

for (const locale of ['ja', 'en'] as const)
  test(`the search of the news in ${locale} says what it searched, and not for ever`, {
    tag: '@engines',
  }, async ({ page }) => {
    const { news, list } = messages[locale];
    const query = entries('news', locale)[0]?.data.title ?? '';
    await page.goto(locale === 'ja' ? '/news' : '/en/news');
    await page.getByRole('searchbox', { name: news.search }).fill(query);
    await page.getByRole('main').getByRole('button', { name: list.button, exact: true }).click();
    const shown = page.locator('[data-toast]');
    await expect(shown).toContainText(news.toast);
    await expect(shown).toContainText(filled(news.found, { query }));
    // It waits while the pointer is on it.
    await page.mouse.move(0, 0);
    await expect(shown).toHaveCount(0);
  });
