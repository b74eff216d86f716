import { expect, test } from '@playwright/test';
import { filled, messages } from '../tests/words.ts';
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
  [newsIn('en'), messages.en.list],
  [blogIn('ja'), messages.ja.list],
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
    await expect(said.locator('..')).toBeFocused();
    await expect(page.locator('main [aria-current="page"]', { hasText: /^2$/ })).toBeVisible();
    await expect(page).toHaveURL(`${list.path}?page=2`);
    // The page is still on its way to the result; a click in Firefox would meet what was there before.
    const chip = page.getByRole('main').getByRole('button', { name: choice.label, exact: true });
    await chip.press('Enter');
    await expectItems(page, list, chosenPage(list));
    await expect(page).toHaveURL(list.path + choice.query);
  });

for (const list of [newsIn('ja'), casesIn('en')])
  test(`${list.path} on paper says what part of it is shown, and by what choice`, async ({ page }) => {
    const { choice, result } = list;
    await openList(page, list);
    await page.emulateMedia({ media: 'print' });
    const chosen = page.getByRole('group', { name: choice.group, exact: true }).getByRole('button');
    const search = page.getByRole('main').getByRole('searchbox');
    await expectSaid(page, result(list.addresses.length));
    await expect(chosen).toHaveText([list.all]);
    await expect(search).toBeHidden();
    await openList(page, list, `${choice.query}&q=a`);
    await expect(chosen).toHaveText([choice.label]);
    if ((await search.count()) > 0) await expect(search).toHaveValue('a');
  });
