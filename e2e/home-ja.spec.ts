import { expect, test } from '@playwright/test';
import { site } from './site';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('shows every block of the specification, in its order', async ({ page }) => {
  const labels = await page
    .locator('main section[aria-label]')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-label')));
  expect(labels).toEqual([
    'くり返しは、腕にまかせる。',
    '相談の前に知っておきたいこと',
    '紹介映像',
    '研究現場の課題',
    '選ばれる強み',
    'サービス',
    '導入までの流れ',
    '導入事例',
    '受賞・採択',
    'パートナー募集',
    'お知らせ',
    'お問い合わせ',
  ]);
});

test('leads from the hero to the consultation form and to made-to-order development', async ({ page }) => {
  const hero = page.locator('main section').first();
  const consult = hero.getByRole('link', { name: /^無料相談を申し込む\s*（新しいタブで開く）$/ });
  await expect(consult).toHaveAttribute('href', site.urls.consultation);
  await expect(consult).toHaveAttribute('target', '_blank');
  await expect(hero.getByRole('link', { name: 'オーダーメイド開発を見る' })).toHaveAttribute(
    'href',
    '/services/custom-automation',
  );
});

const LISTS = [
  { block: '研究現場の課題', items: 4 },
  { block: '選ばれる強み', items: 4 },
  { block: '導入までの流れ', items: 6 },
] as const;

for (const { block, items } of LISTS) {
  test(`${block} has ${items} items, each with a heading`, async ({ page }) => {
    const region = page.getByRole('region', { name: block, exact: true });
    await expect(region.locator('ol > li > h3, ul > li > h3')).toHaveCount(items);
  });
}

test('links the three cases of the specification', async ({ page }) => {
  const cases = page.getByRole('region', { name: '導入事例', exact: true });
  for (const id of ['flow-synthesis', 'bio-automation', 'material-science'])
    await expect(cases.locator(`a[href="/cases/${id}"]`)).toHaveCount(1);
});

test('filters the news by category and announces how many are shown', { tag: '@engines' }, async ({
  page,
}) => {
  const news = page.getByRole('region', { name: 'お知らせ', exact: true });
  await news.scrollIntoViewIfNeeded();
  const rows = news.locator('ul.nrow > li:visible');
  await expect(rows).toHaveCount(3);
  const group = news.getByRole('group', { name: 'カテゴリ' });
  const chip = group.getByRole('button').nth(1);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  const shown = await rows.count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(3);
  await expect(news.getByText(`3件中 ${shown}件を表示`)).toBeVisible();
  await group.getByRole('button', { name: 'すべて' }).click();
  await expect(rows).toHaveCount(3);
});

test('the island keeps the focus on the chip that woke it', { tag: '@engines' }, async ({ page }) => {
  const group = page.getByRole('group', { name: 'カテゴリ' });
  const chip = group.getByRole('button').nth(1);
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(chip).toBeFocused();
});

test('plays the intro video only after a click, from the host without cookies', async ({ page }) => {
  const requests: string[] = [];
  await page.route(/youtube/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
  });
  await page.reload();
  const film = page.getByRole('region', { name: '紹介映像', exact: true });
  await film.scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await film.getByRole('button').click();
  const player = film.locator('iframe');
  await expect(player).toHaveAttribute('title', '東北ラボオートメーションの紹介映像');
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/.*autoplay=1/);
});

test('arriving with #flow scrolls to the six steps', async ({ page }) => {
  await page.goto('/#flow');
  await expect(page.getByRole('region', { name: '導入までの流れ' })).toBeInViewport({ ratio: 0.3 });
});
