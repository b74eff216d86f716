import { expect, test } from '@playwright/test';
import { site } from '../site';

const LANGUAGES = [
  {
    path: '/contact',
    open: 'お問い合わせフォームを開く',
    questions: 'フォームの質問を見る',
    dialog: 'フォームでお聞きすること',
    close: '閉じる',
    privacy: '/privacy',
    flow: 'お問い合わせ後の流れ',
    reply: '3営業日以内',
    reception: '受付は24時間、対応は営業日です。',
    required: '必須',
    optional: '任意',
    types: ['自動化の相談', '共同研究の提案', '技術に関する質問', '見積りの依頼', 'その他'],
  },
  {
    path: '/en/contact',
    open: 'Open the contact form',
    questions: 'See the questions',
    dialog: 'What the form will ask you',
    close: 'Close',
    privacy: '/en/privacy',
    flow: 'After you write',
    reply: 'within 3 business days',
    reception: 'Open 24 hours a day; answered on business days.',
    required: 'Required',
    optional: 'Optional',
    types: [
      'Automation consulting',
      'Joint research proposal',
      'Technical question',
      'Quote request',
      'Other',
    ],
  },
] as const;

for (const words of LANGUAGES) {
  test.describe(words.path, () => {
    test.beforeEach(({ page }) => page.goto(words.path));

    test('opens the external form in a new tab, after a link to the privacy policy', async ({ page }) => {
      const form = page.locator('.ways').getByRole('link', { name: words.open });
      await expect(form).toHaveAttribute('href', site.urls.contact);
      await expect(form).toHaveAttribute('target', '_blank');
      const links = await page
        .locator('.ways li')
        .first()
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual([words.privacy, site.urls.contact]);
    });

    test('lists the questions in a dialog that gives the focus back', { tag: '@engines' }, async ({
      page,
    }) => {
      const opener = page.getByRole('button', { name: words.questions });
      await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
      await opener.click();
      const dialog = page.getByRole('dialog', { name: words.dialog });
      await expect(dialog.getByRole('listitem')).toHaveCount(11);
      const marks = await dialog.locator('li em').allTextContents();
      expect(marks).toEqual([...Array(8).fill(words.required), ...Array(3).fill(words.optional)]);
      for (const type of words.types) await expect(dialog.getByRole('listitem').nth(6)).toContainText(type);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await dialog.getByRole('button', { name: words.close }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('shows the same questions on the page, and folds them away', async ({ page }) => {
      const list = page.locator('main details');
      await expect(list.getByRole('listitem')).toHaveCount(11);
      await list.locator('summary').click();
      await expect(list.getByRole('listitem')).toHaveCount(0);
    });

    test('gives mail, hours, address and map', async ({ page }) => {
      await expect(page.locator(`.ways a[href="mailto:${site.mail}"]`)).toHaveText(site.mail);
      await expect(page.locator('.ways')).toContainText(words.reception);
      await expect(page.locator('address')).toContainText('980-0000');
      await expect(page.locator(`a[href="${site.urls.maps}"]`)).toHaveAttribute('target', '_blank');
    });

    test('tells what happens after sending, in four steps with the time to reply', async ({ page }) => {
      const steps = page.getByRole('region', { name: words.flow }).locator('ol > li');
      await expect(steps).toHaveCount(4);
      await expect(steps.locator('h3')).toHaveCount(4);
      await expect(steps.nth(1)).toContainText(words.reply);
    });
  });
}

test('is complete without script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/contact');
  await expect(page.locator('main details li')).toHaveCount(11);
  await expect(page.locator('main details li').first()).toBeVisible();
  await page.close();
});
