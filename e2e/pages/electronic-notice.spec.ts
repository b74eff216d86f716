import { expect, test } from '@playwright/test';

const LANGUAGES = [
  {
    path: '/electronic-notice',
    way: '電子公告',
    fallback: '官報',
    none: '公告はありません',
    list: '公告の一覧',
  },
  {
    path: '/en/electronic-notice',
    way: 'electronically',
    fallback: 'official gazette',
    none: 'no notices',
    list: 'Notices',
  },
] as const;

for (const { path, way, fallback, none, list } of LANGUAGES) {
  test(`${path} names the way, its fallback, and that there are no notices`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(way);
    await expect(page.locator('main')).toContainText(fallback);
    const notices = page.getByRole('region', { name: list });
    await expect(notices.getByRole('heading')).toContainText(none);
    await expect(notices.getByRole('listitem')).toHaveCount(0);
  });
}
