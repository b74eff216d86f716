import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { site } from '../site';

const MINIMUM_LENGTH = 1500;

const LANGUAGES = [
  {
    path: '/whitepaper',
    contents: 'ガイドの内容',
    cases: '導入事例',
    benefits: 'メリット',
    procedures: ['カラム精製', '磁気ビーズ分離', 'ナノ結晶合成'],
    wait: '3分',
    examples: '一例',
    download: 'ダウンロード',
    file: 'whitepaper-automation-guide.txt',
    done: ['ダウンロード完了', '実験自動化 完全ガイドをダウンロードしました。'],
    failed: ['ダウンロードエラー', 'ダウンロードに失敗しました。しばらく後に再度お試しください。'],
    request: 'メールで請求する',
    questions: ['お名前', 'ご所属', 'メールアドレス', '関心のある内容'],
  },
  {
    path: '/en/whitepaper',
    contents: 'Contents',
    cases: 'Case studies',
    benefits: 'Benefits',
    procedures: ['Column purification', 'Magnetic bead separation', 'Nanocrystal synthesis'],
    wait: '3 min',
    examples: 'examples',
    download: 'Download',
    file: 'en-whitepaper-automation-guide.txt',
    done: ['Download complete', 'The Complete Guide to Lab Automation has been downloaded.'],
    failed: ['Download error', 'The download failed. Please try again in a little while.'],
    request: 'Request by email',
    questions: ['Name', 'Affiliation', 'Email', 'What interests me'],
  },
] as const;

for (const copy of LANGUAGES) {
  test.describe(copy.path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(copy.path);
    });

    test('shows three parts, three cases and four benefits', async ({ page }) => {
      const items = (label: string) =>
        page
          .getByRole('region', { name: label, exact: true })
          .locator('li')
          .filter({ has: page.locator('h3') });
      await expect(items(copy.contents)).toHaveCount(3);
      await expect(items(copy.cases).getByRole('heading', { level: 3 })).toHaveText([...copy.procedures]);
      await expect(items(copy.cases).nth(1)).toContainText(copy.wait);
      await expect(items(copy.benefits)).toHaveCount(4);
    });

    test('gives the figures as examples', async ({ page }) => {
      const benefits = page.getByRole('region', { name: copy.benefits, exact: true });
      for (const figure of ['75%', '95%', '40%']) await expect(benefits).toContainText(figure);
      await expect(benefits.locator('li').last()).not.toContainText('%');
      await expect(benefits).toContainText(copy.examples);
    });

    test('keeps its header white at the top of the page', async ({ page }) => {
      await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });

    test('two buttons open a mail draft that asks four questions', async ({ page }) => {
      const drafts = page.getByRole('link', { name: copy.request });
      await expect(drafts).toHaveCount(2);
      for (const draft of await drafts.all()) {
        const address = new URL((await draft.getAttribute('href')) ?? '');
        expect(address.protocol).toBe('mailto:');
        expect(address.pathname).toBe(site.mail);
        expect(address.searchParams.get('subject')).not.toBe('');
        for (const question of copy.questions) expect(address.searchParams.get('body')).toContain(question);
      }
    });

    test('saves the guide that stands on the page as a UTF-8 file', async ({ page }) => {
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: copy.download, exact: true }).click();
      const download = await started;
      expect(download.suggestedFilename()).toBe(copy.file);
      const saved = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(await download.path()));
      expect(saved).toBe(await page.locator('#guide-text').evaluate((guide) => guide.textContent));
      expect(saved.length).toBeGreaterThan(MINIMUM_LENGTH);
      expect(saved.split('\n').length).toBeGreaterThan(100);
      for (const line of copy.done) await expect(page.getByText(line, { exact: true })).toBeVisible();
    });

    test('says so when the file cannot be made', { tag: '@engines' }, async ({ page }) => {
      await page.evaluate(() => {
        URL.createObjectURL = () => {
          throw new Error('no room');
        };
      });
      await page.getByRole('button', { name: copy.download, exact: true }).click();
      for (const line of copy.failed) await expect(page.getByText(line, { exact: true })).toBeVisible();
    });

    test('opens each part of the guide for reading', async ({ page }) => {
      const parts = page.locator('#guide-text details');
      await expect(parts).toHaveCount(3);
      await parts.nth(1).locator('summary').click();
      for (const figure of ['320 mm', '625 mm', '850 mm', '±0.05 mm', '±0.1 mm', '±0.03 mm'])
        await expect(parts.nth(1)).toContainText(figure);
    });
  });
}
