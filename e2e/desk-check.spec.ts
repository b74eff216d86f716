import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { readPlanHash, readPlanText } from '../lib/desk-check/link.ts';
import { presetHash } from '../lib/desk-check/preset.ts';
import { fill } from '../lib/listing/fill.ts';
import { site } from '../tests/words.ts';
import { listen } from './console';
import {
  alive,
  copyNotice,
  deskCheckIn,
  notice,
  openDeskCheck,
  openStep,
  planOfSteps,
  stepField,
  withUnit,
} from './desk-check';
import { hold } from './held-scripts';

/** The desk check as a visitor uses it: from an example to the sheet, and back to it. */

const JA = deskCheckIn('ja');
const EN = deskCheckIn('en');

const keepCopies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', {
      value: { writeText: (text: string) => document.body.setAttribute('data-copied', text) },
      configurable: true,
    });
  });
const copied = (page: Page) => page.locator('body').getAttribute('data-copied');

for (const check of [JA, EN])
  test(`${check.path}: from an example to the draft of a mail, and nothing leaves the page`, {
    tag: ['@smoke', '@engines'],
  }, async ({ page, baseURL }) => {
    const { words, names, presets } = check;
    const problems = await listen(page, baseURL ?? '');
    await keepCopies(page);
    await openDeskCheck(page, check);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));

    const preset = presets[3] as (typeof presets)[number];
    await page.locator(presetHash(preset.id)).click();
    await expect(notice(page)).toContainText(fill(words.start.chosen, { name: preset.title }));
    await page.getByLabel(words.procedure.name, { exact: true }).fill('RNA');
    const freed = page.locator('#answer summary', { hasText: words.hours.freedYear }).locator('b');
    const before = await freed.textContent();
    await openStep(page, 2);
    await stepField(page, check, 2, withUnit(check, words.procedure.handsOn, 'minutes')).fill('９０');
    await expect(freed).not.toHaveText(before ?? '');
    await expect(freed).toHaveText(/\d/);

    await openStep(page, 1);
    const operation = stepField(page, check, 1, words.procedure.operation);
    await operation.click();
    const chosen = names.operations[4]?.name ?? '';
    await page.getByRole('option', { name: chosen, exact: true }).click();
    await expect(operation).toHaveValue(chosen);
    await page.getByRole('button', { name: words.assumptions.monday, exact: true }).click();
    await expect(page.getByLabel(words.assumptions.start)).toHaveValue(/^20\d\d-\d\d-\d\d$/);

    const draft = page.getByRole('link', { name: words.take.mail, exact: true });
    const mail = new URL((await draft.getAttribute('href')) ?? '');
    expect(mail.pathname).toBe(site.mail);
    expect(mail.href.length).toBeLessThanOrEqual(2000);
    expect(mail.searchParams.get('subject')).toBe(fill(words.sheet.of, { name: 'RNA' }));
    expect(mail.searchParams.get('body')).toContain(words.take.greeting);
    expect(mail.searchParams.get('body')).toContain(words.worth.yes);

    await page.getByRole('button', { name: words.take.link, exact: true }).click();
    await expect(copyNotice(page)).toHaveText(words.take.copied);
    const { hash } = new URL((await copied(page)) ?? '');
    expect(readPlanHash(hash)).toMatchObject({
      plan: { title: 'RNA', steps: { 1: { handsOn: 90 } } },
      problems: [],
    });

    expect(requests.filter((path) => !path.startsWith('/assets/client/'))).toEqual([]);
    expect(problems).toEqual([]);
  });

test('what is saved is opened again, by choosing and by dropping', async ({ page, baseURL }) => {
  const problems = await listen(page, baseURL ?? '');
  const { words } = EN;
  const { plan, hash } = planOfSteps(EN);
  await openDeskCheck(page, EN, hash);
  const started = page.waitForEvent('download');
  await page.locator('#take summary').click();
  await page.getByRole('button', { name: words.take.json, exact: true }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe(`${words.take.fileName}.json`);
  const text = readFileSync(await file.path(), 'utf8');
  expect(readPlanText(text)).toEqual({ plan, problems: [] });

  const name = page.getByLabel(words.procedure.name, { exact: true });
  await name.fill('another');
  await page.locator('#take summary').click();
  const chooser = page.waitForEvent('filechooser');
  await page.locator('#take').getByText(words.take.open, { exact: true }).click();
  await (await chooser).setFiles(await file.path());
  await expect(name).toHaveValue(plan.title);
  await name.fill('another');
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'plan.json', { type: 'application/json' }));
    return data;
  }, text);
  for (const type of ['dragover', 'drop'])
    await page.dispatchEvent('#take', type, { dataTransfer: transfer });
  await expect(name).toHaveValue(plan.title);
  await page.getByRole('button', { name: words.undo.button, exact: true }).click();
  await expect(name).toHaveValue('another');
  expect(problems).toEqual([]);
});

test('what is typed is there after a reload, and after going away and back', async ({ page }) => {
  const { words, path } = JA;
  const name = page.getByLabel(words.procedure.name, { exact: true });
  await openDeskCheck(page, JA);
  await name.fill('残る名前');
  await page.reload();
  await alive(page);
  await expect(name).toHaveValue('残る名前');
  await name.fill('新しい名前');
  await page.goto('/services');
  // A page from the cache fires no load event, which page.goBack() would wait for.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  await alive(page);
  await expect(name).toHaveValue('新しい名前');
});

test('every case of an example leads to it', async ({ page }) => {
  const cases = EN.presets.flatMap(({ id, pages }) =>
    pages.filter((path) => path.startsWith('/cases/')).map((path) => ({ id, path })),
  );
  expect(cases.length).toBeGreaterThan(2);
  for (const { id, path } of cases) {
    await page.goto(`/en${path}`);
    await expect(page.locator(`main a[href="${EN.path}${presetHash(id)}"]`).first()).toBeVisible();
  }
});

test('what is typed before the script has come is kept', { tag: '@engines' }, async ({ page }) => {
  const release = await hold(page, /\/client\/desk-check-/);
  await page.goto(EN.path, { waitUntil: 'commit' });
  const name = page.getByLabel(EN.words.procedure.name, { exact: true });
  await name.fill('early');
  release();
  await alive(page);
  await expect(name).toHaveValue('early');
  await expect(page.locator('[data-paper]')).toContainText('early');
});
