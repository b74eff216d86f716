import { expect, test } from '@playwright/test';

const PATHS = [
  ['/nowhere', 'Oops! Page not found', '/'],
  ['/en/nowhere', 'Oops! Page not found', '/en'],
  ['/cases/unknown', '指定された事例が見つかりませんでした', '/cases'],
  ['/en/cases/unknown', 'The specified case was not found', '/en/cases'],
  ['/labneeds/unknown', '自動化例が見つかりません', '/labneeds'],
  ['/en/blog/unknown', 'The article was not found', '/en/blog'],
  ['/news/unknown', 'お知らせが見つかりませんでした', '/news'],
] as const;

for (const [path, message, way] of PATHS) {
  test(`${path} answers 404 with "${message}"`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (entry) => logged.push(entry.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    await expect(page.getByRole('heading', { level: 1 }).getByText(message)).toBeVisible();
    await expect(page.locator(`main [data-when-path] a[href="${way}"]`)).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    expect(logged.join('\n')).toContain(path);
  });
}
