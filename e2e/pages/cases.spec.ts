import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '../../lib/content/load.ts';
import { site } from '../site';

const IDS = [
  'flow-synthesis',
  'bio-automation',
  'flow-synthesis-scale-up',
  'material-science',
  'chemistry-automation',
] as const;

const LANGUAGES = [
  {
    prefix: '',
    tabs: ['導入事例', '技術応用例'],
    filter: '業界',
    chips: ['すべて', '化学', 'バイオテクノロジー', '材料科学'],
    line: (shown: number) => `5件中 ${shown}件を表示`,
    badges: ['実用化済', '実証実験中'],
    figures: {
      'flow-synthesis': /3時間.*45\s?分/,
      'bio-automation': /約3\s?倍.*96\s?ウェル/,
      'flow-synthesis-scale-up': /一回ごと.*連続/,
      'material-science': /15%.*3%.*0\.3\s?秒/,
      'chemistry-automation': /約1\/10/,
    },
    parts: ['課題', '解決', '結果', '使った技術', '進め方', '使っている方の声'],
    program: 'プログラムの流れ',
    overview: '概要',
    measured: '測った変化',
    related: '関連サービス',
    others: 'ほかの事例',
    back: '導入事例の一覧へ戻る',
    play: /動いているところを見る/,
    download: /資料をダウンロード/,
    saved: 'ダウンロード完了',
  },
  {
    prefix: '/en',
    tabs: ['Case studies', 'Technology in use'],
    filter: 'Industry',
    chips: ['All', 'Chemistry', 'Biotechnology', 'Materials science'],
    line: (shown: number) => `Showing ${shown} of 5`,
    badges: ['In use', 'In pilot'],
    figures: {
      'flow-synthesis': /3 h.*45\s?min/,
      'bio-automation': /about\s?3×.*96\s?wells/,
      'flow-synthesis-scale-up': /Batch by batch.*Continuous/,
      'material-science': /15%.*3%.*0\.3\s?s/,
      'chemistry-automation': /about\s?1\/10/,
    },
    parts: ['Challenge', 'Solution', 'Results', 'Technologies', 'How it went', 'From the people who use it'],
    program: 'Program flow',
    overview: 'Overview',
    measured: 'What changed',
    related: 'Related services',
    others: 'Other cases',
    back: 'Back to all case studies',
    play: /See it run/,
    download: /Download the case/,
    saved: 'Download complete',
  },
] as const;

const tags = loadContent().tags.data;
const tagNames = (locale: 'ja' | 'en') => Object.values(tags).map((tag) => tag[locale]);

const CHEMISTRY = ['flow-synthesis', 'flow-synthesis-scale-up', 'chemistry-automation'];

const shownCases = (page: Page) =>
  page
    .locator('#cases-panel li:visible > div h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').pop()));

for (const words of LANGUAGES) {
  const list = `${words.prefix}/cases`;
  const [casesTab, techTab] = words.tabs;
  const chip = (page: Page, name: string) =>
    page.getByRole('group', { name: words.filter, exact: true }).getByRole('button', { name, exact: true });
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

  test.describe(list, () => {
    /** The page is alive when the script has marked it. */
    const open = async (page: Page, query = '') => {
      await page.goto(list + query);
      await expect(page.locator('html')).toHaveAttribute('data-script');
    };

    test('lists five cases, each one a link, with its figure, industry and month', async ({ page }) => {
      await open(page);
      expect(await shownCases(page)).toEqual([...IDS]);
      const rows = page.locator('#cases-panel li.crow');
      for (const row of await rows.all()) {
        await expect(row.getByRole('heading', { level: 3 })).toHaveCount(1);
        await expect(row.getByRole('link')).toHaveCount(1);
        await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}$/);
      }
      await expect(page.getByRole('status').filter({ hasText: words.line(5) })).toBeVisible();
    });

    test('@mobile narrows by industry, keeps the focus, and goes back', { tag: '@engines' }, async ({
      page,
    }) => {
      await open(page);
      const group = page.getByRole('group', { name: words.filter, exact: true });
      await expect(group.getByRole('button')).toHaveText([...words.chips]);
      await chip(page, words.chips[1]).click();
      expect(await shownCases(page)).toEqual(CHEMISTRY);
      await expect(page).toHaveURL(/\?industry=chemistry$/);
      await expect(chip(page, words.chips[1])).toBeFocused();
      await expect(chip(page, words.chips[1])).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('status').filter({ hasText: words.line(3) })).toBeVisible();
      await chip(page, words.chips[3]).click();
      expect(await shownCases(page)).toEqual(['material-science']);
      await page.goBack();
      expect(await shownCases(page)).toEqual(CHEMISTRY);
      await page.goBack();
      expect(await shownCases(page)).toEqual([...IDS]);
      await page.goForward();
      expect(await shownCases(page)).toEqual(CHEMISTRY);
    });

    test('opens a shared view, in the other language too', { tag: '@engines' }, async ({ page }) => {
      await open(page, '?industry=biotechnology');
      expect(await shownCases(page)).toEqual(['bio-automation']);
      await page.locator('header a[data-keep-hash]').first().click();
      await page.waitForURL((url) => url.pathname !== list && url.search === '?industry=biotechnology');
      await expect(page.locator('#cases-panel li.crow:visible')).toHaveCount(1);
    });

    test('changes tabs with the pointer and with the keys', { tag: '@engines' }, async ({ page }) => {
      await open(page);
      await expect(page.getByRole('tablist').getByRole('tab')).toHaveText([...words.tabs]);
      await expect(page.getByRole('tabpanel', { name: casesTab, exact: true })).toBeVisible();
      await tab(page, techTab).click();
      await expect(page).toHaveURL(/\?tab=tech$/);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, casesTab)).toBeFocused();
      await expect(tab(page, casesTab)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('End');
      await expect(tab(page, techTab)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Home');
      await expect(page.getByRole('tabpanel', { name: casesTab, exact: true })).toBeVisible();
    });

    test('tells what became of the technology, with its state and its links', async ({ page }) => {
      await open(page, '?tab=tech');
      const rows = page.getByRole('tabpanel', { name: techTab, exact: true }).locator('li.tech');
      await expect(rows.locator('.badge')).toHaveText([...words.badges]);
      const links = (index: number) =>
        rows
          .nth(index)
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(await links(0)).toEqual([`${words.prefix}/tech/waste-liquid`, site.urls.extensionStore]);
      expect(await links(1)).toEqual([`${words.prefix}/services/tore`]);
      await expect(rows.nth(0).locator(`a[href="${site.urls.extensionStore}"]`)).toHaveAttribute(
        'target',
        '_blank',
      );
    });

    for (const query of [
      `?industry=${'x'.repeat(10_000)}`,
      '?industry=physics&tab=nowhere',
      '?tab=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E&page=-1',
      '?industry=%ED%A0%80&tab=%00',
      '?%E0%A4%A&industry',
    ])
      test(`stands ${query.slice(0, 40)} in the address`, async ({ page }) => {
        const errors: string[] = [];
        page.on('dialog', (dialog) => errors.push(dialog.message()));
        await open(page, query);
        expect(await shownCases(page)).toEqual([...IDS]);
        await expect(tab(page, casesTab)).toHaveAttribute('aria-selected', 'true');
        expect(errors).toEqual([]);
      });

    test('does not scroll sideways at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      for (const query of ['', '?tab=tech']) {
        await open(page, query);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    });
  });

  for (const id of IDS)
    test.describe(`${list}/${id}`, () => {
      test.beforeEach(async ({ page }) => {
        await page.route(/youtube/, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
        );
        await page.goto(`${list}/${id}`);
        await expect(page.locator('html')).toHaveAttribute('data-script');
      });

      test('names its subjects and those of other cases in words', async ({ page }) => {
        const shown = await page.locator('.tags li').allTextContents();
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.filter((name) => !tagNames(words.prefix ? 'en' : 'ja').includes(name))).toEqual([]);
      });

      test('tells the whole case', async ({ page }) => {
        for (const part of words.parts)
          await expect(page.getByRole('region', { name: part, exact: true })).toContainText(/\S{8}/);
        await expect(page.getByRole('region', { name: words.program, exact: true })).toHaveCount(
          id === 'bio-automation' ? 1 : 0,
        );
        const measured = page.getByRole('region', { name: words.measured, exact: true });
        await expect(measured).toContainText(words.figures[id]);
        const overview = page.getByRole('complementary', { name: words.overview, exact: true });
        await expect(overview.getByRole('row')).toHaveCount(4);
      });

      test('leads on: back, services, contact, consultation', async ({ page }) => {
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: words.back })).toHaveAttribute('href', list);
        const side = main.getByRole('complementary', { name: words.overview, exact: true });
        for (const to of ['/contact', '/services'])
          await expect(side.locator(`a[href="${words.prefix}${to}"]`)).toHaveCount(1);
        await expect(side.locator(`a[href="${site.urls.caseConsultation}"]`)).toHaveAttribute(
          'target',
          '_blank',
        );
        const related = side.getByRole('navigation', { name: words.related, exact: true });
        expect(await related.getByRole('link').count()).toBeGreaterThan(0);
        const others = page.getByRole('region', { name: words.others, exact: true });
        const targets = await others
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(new Set(targets).size).toBe(3);
        expect(targets).not.toContain(`${list}/${id}`);
      });

      test('asks the video service for nothing before a click', { tag: '@engines' }, async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (/youtube/.test(request.url())) asked.push(request.url());
        });
        await expect(page.locator('iframe')).toHaveCount(0);
        expect(asked).toEqual([]);
        await page.getByRole('button', { name: words.play }).click();
        await expect(page.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\//);
      });

      test('@mobile saves the case as a UTF-8 text file', async ({ page }) => {
        const waiting = page.waitForEvent('download');
        await page.getByRole('button', { name: words.download }).click();
        const file = await waiting;
        expect(file.suggestedFilename()).toBe(`${id}-case.txt`);
        const text = readFileSync(await file.path(), 'utf8');
        for (const part of words.parts.slice(0, 3)) expect(text).toContain(`[ ${part} ]`);
        expect(text.includes(`[ ${words.program} ]`)).toBe(id === 'bio-automation');
        const title = (await page.title()).split(/[｜|]/)[0] ?? '';
        expect(text.startsWith(`\uFEFF${title.trim()}\n`)).toBe(true);
        expect(text).toContain(`${list}/${id}`);
        expect(text).not.toContain('{{');
        await expect(page.getByText(words.saved)).toBeVisible();
      });

      test('does not scroll sideways at 320 px', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 700 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
    });

  test.describe(`${list} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows both panels and every item, and no dead control', async ({ page }) => {
      await page.goto(`${list}?tab=tech&industry=chemistry`);
      await expect(page.locator('#cases-panel li.crow:visible')).toHaveCount(5);
      await expect(page.locator('#tech-panel li.tech:visible')).toHaveCount(2);
      await expect(page.locator('main h2:visible').first()).toHaveText(casesTab);
      await expect(page.locator('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveCount(0);
    });

    test('links to the video and offers no download', async ({ page }) => {
      await page.goto(`${list}/flow-synthesis`);
      await expect(page.locator('a[data-video]')).toHaveAttribute('href', /youtube\.com\/watch/);
      await expect(page.getByRole('button', { name: words.download })).toHaveCount(0);
    });
  });
}
