import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { copy, plain } from '../tests/words.ts';

/** One unknown address for each of the site's answers. */
const ANSWERS = LOCALES.flatMap((locale) => {
  const answers = copy('not-found', locale);
  return [{ ...answers.default, path: '/', toast: undefined }, ...answers.special].map(
    ({ path, title, link, toast }) => ({
      path: localizedPath(locale, `${path}unknown`),
      title: plain(title),
      way: localizedPath(locale, link.path),
      lang: locale,
      toasts: toast ? [toast.text] : [],
    }),
  );
});

for (const [index, { path, title, way, lang, toasts }] of ANSWERS.entries())
  test(`${path} answers 404, says what is missing, and leads on`, {
    tag: index % 4 === 0 ? '@smoke' : [],
  }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('404');
    await expect(heading.locator('[data-when-path]:visible')).toHaveText([title]);
    await expect(page.locator('main div[data-when-path]:visible a')).toHaveAttribute('href', way);
    await expect(page.locator('[data-toast] [data-toast-slot="text"]')).toHaveText(toasts);
  });
