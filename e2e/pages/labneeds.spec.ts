import { expect, type Page, test } from '@playwright/test';
import { site } from '../site';

const urls = site.urls as Record<string, string>;

const LANGUAGES = [
  {
    prefix: '',
    names: {
      problems: '研究現場の課題',
      solutions: 'LabNeedsの解決策',
      flow: 'プロジェクトの流れ',
      stats: 'LabNeedsの実績',
      examples: '自動化例',
      features: '主な機能',
      benefits: 'メリット',
    },
    stats: ['120件以上', '85件以上', '50人以上'],
    browse: '自動化例を見る',
    request: /^自動化を依頼する/,
    match: 'マッチングを依頼する',
    notice: 'マッチング依頼の受付は準備中です',
    search: '自動化例を検索',
    keyword: '分注',
    found: 'ピペッティングの自動化',
    field: { label: '分野', option: '環境管理', title: '廃液pHの自動調整' },
    engineers: { label: 'エンジニア', option: '3人以上' },
    result: (shown: number) => `4件中 ${shown}件を表示`,
    empty: '条件に一致する自動化例がありません。',
    project: /^新しいプロジェクトを依頼する/,
    similar: /^似た自動化を依頼する/,
    document: /^詳しい資料を開く/,
    ph: 'pH約7',
    unknown: '自動化例が見つかりません',
  },
  {
    prefix: '/en',
    names: {
      problems: 'Challenges',
      solutions: 'Solutions',
      flow: 'Project flow',
      stats: 'LabNeeds so far',
      examples: 'Automation examples',
      features: 'Features',
      benefits: 'Benefits',
    },
    stats: ['120+', '85+', '50+'],
    browse: 'See examples',
    request: /^Request automation/,
    match: 'Request a match',
    notice: 'Matching requests are not open yet',
    search: 'Search the examples',
    keyword: 'reagents',
    found: 'Pipetting automation',
    field: { label: 'Field', option: 'Environmental management', title: 'Automatic waste pH adjuster' },
    engineers: { label: 'Engineers', option: '3 or more' },
    result: (shown: number) => `Showing ${shown} of 4`,
    empty: 'No example matches these conditions.',
    project: /^Request a new project/,
    similar: /^Request something similar/,
    document: /^Open the detail document/,
    ph: 'about pH 7',
    unknown: 'Automation example not found',
  },
] as const;

const IDS = ['beaker-test-tube-exchanger', 'cell-passage', 'pipetting-automation', 'waste-ph-adjuster'];
const OWN_DOCUMENT = IDS.slice(1);
const cards = (page: Page) => page.locator('[data-list] > li:visible');

for (const { prefix, names, ...text } of LANGUAGES) {
  const list = `${prefix}/labneeds/examples`;

  test.describe(`${prefix}/labneeds`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${prefix}/labneeds`);
    });

    test('has three problems, three solutions and six steps', async ({ page }) => {
      for (const [name, count] of [
        [names.problems, 3],
        [names.solutions, 3],
        [names.flow, 6],
      ] as const)
        await expect(page.getByRole('region', { name, exact: true }).locator('li h3')).toHaveCount(count);
    });

    test('tells its figures in words, and draws one plate a project', async ({ page }) => {
      const stats = page.getByRole('region', { name: names.stats, exact: true });
      await expect(stats.locator('dd')).toHaveText([...text.stats]);
      await expect(stats.locator('svg .w0, svg .w1')).toHaveCount(120);
      await expect(stats.locator('svg .w1')).toHaveCount(85);
      await expect(stats.locator('svg .cp')).toHaveCount(50);
    });

    test('leads to the forms, to the list and down to the examples', async ({ page }) => {
      const request = page.getByRole('link', { name: text.request }).first();
      await expect(request).toHaveAttribute('href', urls.labneedsRequest as string);
      await expect(request).toHaveAttribute('target', '_blank');
      const solutions = page.getByRole('region', { name: names.solutions, exact: true });
      for (const href of [list, urls.labneedsRequest, urls.labneedsParticipation])
        await expect(solutions.locator(`a[href="${href}"]`)).toHaveCount(1);
      await page.getByRole('link', { name: text.browse, exact: true }).first().click();
      await expect(page.locator('#examples')).toBeInViewport();
    });

    test('opens the document of each example in a new tab', async ({ page }) => {
      const links = page.locator('#examples [data-list] a');
      await expect(links).toHaveCount(4);
      for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
      await expect(page.locator(`#examples a[href="${urls.exampleDocument}"]`)).toHaveCount(1);
      await expect(page.locator(`#examples a[href="${list}"]`)).toHaveCount(1);
    });

    test('the matching request only shows a notice', { tag: '@engines' }, async ({ page }) => {
      const before = page.url();
      await page.getByRole('button', { name: text.match }).click();
      await expect(page.locator('[data-toast]')).toContainText(text.notice);
      expect(page.url()).toBe(before);
    });
  });

  test.describe(list, () => {
    test('searches on Enter and filters by field; back undoes it; the address can be shared', {
      tag: '@engines',
    }, async ({ page }) => {
      await page.goto(list);
      const result = page.locator('.count');
      await expect(result).toHaveText(text.result(4));
      await page.getByRole('searchbox', { name: text.search }).fill(text.keyword);
      await page.keyboard.press('Enter');
      await expect(cards(page).locator('h3')).toHaveText([text.found]);
      await expect(result).toHaveText(text.result(1));
      const shared = page.url();
      expect(shared).toContain('?q=');

      await page.goBack();
      await expect(cards(page)).toHaveCount(4);
      await page.getByRole('combobox', { name: text.field.label }).selectOption(text.field.option);
      await expect(cards(page).locator('h3')).toHaveText([text.field.title]);

      await page.goto(shared);
      await expect(cards(page).locator('h3')).toHaveText([text.found]);
    });

    test('offers a new project when nothing matches', { tag: '@engines' }, async ({ page }) => {
      await page.goto(list);
      await page.getByRole('combobox', { name: text.engineers.label }).selectOption(text.engineers.option);
      await expect(cards(page)).toHaveCount(0);
      await expect(page.getByText(text.empty)).toBeVisible();
      await expect(page.getByRole('link', { name: text.project })).toHaveAttribute(
        'href',
        urls.labneedsRequest as string,
      );
    });

    for (const [name, query] of [
      ['nonsense', '?field=nonsense&period=-1&engineers=99&page=-1'],
      ['a broken escape', '?q=%ED%A0%80%E0%A4%A&field=%3Cimg%20src=x%20onerror=alert(1)%3E'],
      ['10 kB of text', `?q=${'a'.repeat(10_000)}`],
    ] as const) {
      test(`takes no harm from ${name} in the address`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await page.goto(list + query);
        await expect(page.getByRole('combobox', { name: text.field.label })).toHaveValue('');
        expect(errors).toEqual([]);
      });
    }

    test('sets the cards in three columns', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(list);
      const lefts = await cards(page).evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size).toBe(3);
    });

    test('leads to each example and back to LabNeeds', async ({ page }) => {
      await page.goto(list);
      for (const id of IDS)
        await expect(page.locator(`[data-list] a[href="${prefix}/labneeds/${id}"]`)).toHaveCount(1);
      await expect(page.locator(`main a[href="${prefix}/labneeds"]`)).toHaveCount(2);
    });
  });

  test.describe(`${list}, without script`, () => {
    test.use({ javaScriptEnabled: false });
    test('lists every example and shows no dead control', async ({ page }) => {
      await page.goto(list);
      await expect(cards(page)).toHaveCount(4);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
    });
  });

  for (const id of IDS) {
    test(`${prefix}/labneeds/${id} has its facts and its two ways on`, async ({ page }) => {
      await page.goto(`${prefix}/labneeds/${id}`);
      await expect(page.locator('.crumb li')).toHaveCount(3);
      await expect(page.locator('.ba dd')).toHaveCount(3);
      await expect(page.getByRole('region', { name: names.features, exact: true }).locator('li')).toHaveCount(
        5,
      );
      await expect(
        page.getByRole('region', { name: names.benefits, exact: true }).locator('li h3'),
      ).toHaveCount(4);
      await expect(page.getByRole('link', { name: text.similar })).toHaveAttribute(
        'href',
        urls.labneedsRequest as string,
      );
      const own = `https://documents.example.com/${id}`;
      const document = page.getByRole('link', { name: text.document });
      await expect(document).toHaveAttribute(
        'href',
        OWN_DOCUMENT.includes(id) ? own : (urls.exampleDocument as string),
      );
      await expect(document).toHaveAttribute('target', '_blank');
      await expect(page.locator(`main a[href="${list}"]`)).toHaveCount(1);
    });
  }

  test(`${prefix}/labneeds/waste-ph-adjuster names the target`, async ({ page }) => {
    await page.goto(`${prefix}/labneeds/waste-ph-adjuster`);
    await expect(page.locator('main')).toContainText(text.ph);
  });

  test(`${prefix}/labneeds/unknown says so and leads back`, async ({ page }) => {
    const response = await page.goto(`${prefix}/labneeds/unknown`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text.unknown);
    await expect(page.locator(`main a[href="${prefix}/labneeds"]`).first()).toBeVisible();
  });
}
