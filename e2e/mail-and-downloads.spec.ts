import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { copy, entries, messages, plain, site } from '../tests/words.ts';

/** What leaves the page: texts and addresses for the clipboard, and files. tests/built has the drafts themselves. */

const toast = (page: Page) => page.locator('[data-toast]');

/** What is copied ends up in the page, where a test can read it in every engine; nothing can be shared. */
const keepCopies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
    Object.defineProperty(Navigator.prototype, 'clipboard', {
      value: { writeText: (text: string) => document.body.setAttribute('data-copied', text) },
      configurable: true,
    });
  });

for (const [locale, route, { letter }, tag] of [
  ['ja', '/services/labcraft', copy('labcraft', 'ja').contact, '@smoke'],
  ['en', '/whitepaper', copy('whitepaper', 'en').request, '@mobile'],
  ['ja', '/services/maintenance', { letter: copy('maintenance', 'ja').hero.reportMail }, '@mobile'],
] as const)
  test(`${localizedPath(locale, route)}: the letter can be copied into any mail, by hand if need be`, {
    tag: [tag, '@engines'],
  }, async ({ page }) => {
    const { mail, done, doneText, failed } = messages[locale].copy;
    await keepCopies(page);
    await page.goto(localizedPath(locale, route));
    const button = page.getByRole('button', { name: mail, exact: true }).last();
    await button.click();
    await expect(toast(page)).toContainText(done);
    await expect(toast(page)).toContainText(doneText);
    const copied = (await page.locator('body').getAttribute('data-copied')) ?? '';
    expect(copied.split('\n').slice(0, 2)).toEqual([site.mail, letter.subject]);
    for (const question of letter.questions) expect(copied).toContain(question);
    const field = page.getByRole('textbox', { name: mail, exact: true });
    await expect(field).toBeHidden();
    await page.evaluate(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    });
    await button.click();
    // The message says to select the letter.
    await expect(toast(page)).toContainText(failed);
    await expect(field).toHaveValue(copied);
  });

for (const [locale, section, tag] of [
  ['ja', 'blog', ['@smoke']],
  ['en', 'news', []],
] as const) {
  const whole = entries(section, locale).find(({ original }) => !original);
  const path = localizedPath(locale, `/${section}/${whole?.id}`);
  test(`${path} copies its address where a browser cannot share, and says so for a while`, {
    tag: [...tag, '@engines'],
  }, async ({ page }) => {
    const { share, shared, sharedText } = messages[locale].article;
    await keepCopies(page);
    await page.goto(path);
    await page.getByRole('button', { name: share, exact: true }).click();
    await expect(toast(page)).toContainText(shared);
    await expect(toast(page)).toContainText(sharedText);
    await expect(page.locator('body')).toHaveAttribute('data-copied', page.url());
    await expect(toast(page)).toHaveCount(0);
  });
}

type ToastText = { title: string; text: string };
type Download = { path: string; button: string; name: string; from: string; starts: string; done: ToastText };

const guideIn = (locale: Locale): Download => {
  const { download, guide } = copy('whitepaper', locale);
  return {
    path: localizedPath(locale, '/whitepaper'),
    button: download.action,
    name: download.file,
    from: '#guide-text',
    starts: guide.title,
    done: download.done,
  };
};

const caseIn = (locale: Locale): Download => {
  const { actions, download } = copy('case', locale);
  const [study] = entries('cases', locale);
  return {
    path: localizedPath(locale, `/cases/${study?.id}`),
    button: actions.download,
    name: `${study?.id}-case.txt`,
    from: '#case-material',
    starts: plain(study?.data.title ?? ''),
    done: download.done,
  };
};

/** The text that stands on the page, as the file is made of it. */
const source = (page: Page, { from }: Download) =>
  page.locator(from).evaluate((element) => element.textContent);

for (const [download, tag] of [
  [guideIn('ja'), '@smoke'],
  [guideIn('en'), '@mobile'],
  [caseIn('ja'), '@mobile'],
  [caseIn('en'), '@smoke'],
] as const)
  test(`${download.path} is saved as a file in UTF-8`, { tag }, async ({ page }) => {
    await page.goto(download.path);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: download.button, exact: true }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe(download.name);
    const saved = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      readFileSync(await file.path()),
    );
    expect(saved).toBe(`\uFEFF${(await source(page, download)).replace(/^\uFEFF/, '')}`);
    expect(saved.slice(1).trimStart().startsWith(download.starts)).toBe(true);
    await expect(toast(page)).toContainText(download.done.title);
    await expect(toast(page)).toContainText(download.done.text);
  });
