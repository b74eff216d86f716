import { expect, test } from '@playwright/test';

const PAGES = [
  {
    path: '/glossary',
    other: 'en',
    title: '用語集',
    term: '繰り返し精度',
    counterpart: 'Repeatability',
    footer: '用語集',
  },
  {
    path: '/en/glossary',
    other: 'ja',
    title: 'Glossary',
    term: 'Repeatability',
    counterpart: '繰り返し精度',
    footer: 'Glossary',
  },
];

for (const { path, other, title, term, counterpart, footer } of PAGES) {
  test(`${path} gives each term with its counterpart, and a place to link to`, async ({ page }) => {
    await page.goto(`${path}#repeatability`);
    await expect(page).toHaveTitle(new RegExp(title));
    const row = page.locator('#repeatability');
    await expect(row).toBeInViewport();
    await expect(row.getByRole('heading', { name: term })).toBeVisible();
    await expect(row.getByText(counterpart, { exact: true })).toHaveAttribute('lang', other);
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(
      25,
    );
  });

  test(`${path} is in the footer`, async ({ page }) => {
    await page.goto(path.replace('glossary', 'contact'));
    await page.getByRole('contentinfo').getByRole('link', { name: footer }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}
