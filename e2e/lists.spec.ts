import { expect, test } from '@playwright/test';
import { entries, filled, messages, site } from '../tests/words.ts';
import { choose, expectItems, expectSaid, openList } from './list-page';
import { blogIn, casesIn, examplesIn, type List, newsIn } from './lists';

/** News, posts, examples and cases: filters, search, pages, and the address that keeps all of it. */

const firstPage = ({ addresses, perPage }: List) => addresses.slice(0, perPage);
const chosenPage = ({ choice, perPage }: List) => choice.addresses.slice(0, perPage);

for (const [list, tag] of [
  [newsIn('ja'), ['@smoke', '@engines']],
  [blogIn('en'), ['@smoke', '@engines']],
  [examplesIn('ja'), ['@smoke', '@engines']],
  [casesIn('en'), ['@smoke', '@engines', '@mobile']],
] as const)
  test(`${list.path} shows what is chosen and says so; back and forward walk through it`, {
    tag: [...tag],
  }, async ({ page }) => {
    const { choice } = list;
    await openList(page, list);
    await expectItems(page, list, firstPage(list));
    await choose(page, choice.group, choice.label);
    await expectItems(page, list, chosenPage(list));
    await expectSaid(page, list.result(choice.addresses.length));
    await expect(page).toHaveURL(list.path + choice.query);
    await page.goBack();
    await expectItems(page, list, firstPage(list));
    await page.goForward();
    await expectItems(page, list, chosenPage(list));
    await choose(page, choice.group, list.all);
    await expectItems(page, list, firstPage(list));
    await expectSaid(page, list.result(list.addresses.length));
  });

for (const [list, other] of [
  [newsIn('en'), newsIn('ja')],
  [blogIn('ja'), blogIn('en')],
  [examplesIn('en'), examplesIn('ja')],
  [casesIn('ja'), casesIn('en')],
] as const)
  test(`${list.path} opens as it was shared, in the other language too`, { tag: '@engines' }, async ({
    page,
  }) => {
    await openList(page, list, list.choice.query);
    await expectItems(page, list, chosenPage(list));
    await page.locator('header [data-keep-hash]').first().click();
    await expect(page).toHaveURL(other.path + list.choice.query);
    await expectItems(page, other, chosenPage(other));
  });

for (const [list, words] of [
  [newsIn('en'), messages.en.newsExplorer],
  [blogIn('ja'), messages.ja.blog],
] as const)
  test(`${list.path} turns its pages; a choice leads back to the first`, {
    tag: ['@smoke', '@engines'],
  }, async ({ page }) => {
    const { addresses, perPage, choice, result } = list;
    test.skip(addresses.length <= perPage, 'there is but one page');
    await openList(page, list);
    await expectSaid(page, result(addresses.length));
    await page.getByRole('button', { name: filled(words.page, { page: 2 }), exact: true }).click();
    await expectItems(page, list, addresses.slice(perPage, 2 * perPage));
    const said = page.getByRole('main').getByRole('status').first();
    await expect(said).toHaveText(result(addresses.length, perPage + 1));
    await expect(said).toBeFocused();
    await expect(page.locator('main [aria-current="page"]', { hasText: /^2$/ })).toBeVisible();
    await expect(page).toHaveURL(`${list.path}?page=2`);
    // The page is still on its way to the result; a click in Firefox would meet what was there before.
    const chip = page.getByRole('main').getByRole('button', { name: choice.label, exact: true });
    await chip.press('Enter');
    await expectItems(page, list, chosenPage(list));
    await expect(page).toHaveURL(list.path + choice.query);
  });

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

for (const [list, field, title] of [
  [newsIn('ja'), messages.ja.newsExplorer.search, entries('news', 'ja')[0]?.data.title],
  [newsIn('en'), messages.en.newsExplorer.search, entries('news', 'en')[0]?.data.title],
  [blogIn('ja'), messages.ja.blog.search, entries('blog', 'ja')[0]?.data.title],
  [blogIn('en'), messages.en.blog.search, entries('blog', 'en')[0]?.data.title],
  [examplesIn('en'), messages.en.examples.search, entries('examples', 'en')[0]?.data.title],
] as const)
  test(`${list.path} finds a title typed in capitals or wide letters, and shares what it found`, {
    tag: '@engines',
  }, async ({ page, context }) => {
    const typed = fullWidth((title ?? '').replaceAll('|', ' ').toUpperCase());
    await openList(page, list);
    await page.getByRole('searchbox', { name: field }).fill(typed);
    await page.keyboard.press('Enter');
    await expectItems(page, list, list.addresses.slice(0, 1));
    await expectSaid(page, list.result(1));
    const other = await context.newPage();
    await openList(other, { ...list, path: page.url() });
    await expectItems(other, list, list.addresses.slice(0, 1));
    await expect(other.getByRole('searchbox', { name: field })).toHaveValue(typed);
  });

for (const [list, words] of [
  [newsIn('ja'), messages.ja.newsExplorer],
  [blogIn('en'), messages.en.blog],
  [examplesIn('ja'), messages.ja.examples],
] as const)
  test(`${list.path} says that nothing matches, and leads back to everything`, {
    tag: '@engines',
  }, async ({ page }) => {
    await openList(page, list, `${list.choice.query}&q=nothing-of-the-kind`);
    await expectItems(page, list, []);
    await expect(page.getByText(words.empty, { exact: true })).toBeVisible();
    if ('request' in words)
      await expect(page.getByRole('link', { name: words.request })).toHaveAttribute(
        'href',
        site.urls.labneedsRequest,
      );
    await page.getByRole('button', { name: words.reset, exact: true }).click();
    await expect(page.getByText(words.empty, { exact: true })).toBeHidden();
    await expectItems(page, list, firstPage(list));
    await expect(page).toHaveURL(list.path);
  });

test('who comes back from an article finds the list as it was', async ({ page }) => {
  const list = newsIn('en');
  await openList(page, list, list.choice.query);
  await page.locator(list.items).filter({ visible: true }).first().getByRole('link').click();
  await expect(page).toHaveURL(list.choice.addresses[0] ?? '');
  await page.goBack();
  await expectItems(page, list, chosenPage(list));
});
