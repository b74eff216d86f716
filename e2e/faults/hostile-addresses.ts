import { expect, type Page } from '@playwright/test';
import { listen, withoutAborted } from '../console';
import { awake } from './awake';

/** Hosts refuse requests with a head of more than 16 kB; up to there an address comes to the page. */
const LONG = `${encodeURIComponent('あ'.repeat(1_100))}${'a'.repeat(100)}`;
/** As bytes of an address, percent-encoded where a browser would otherwise do it in its own way. */
const VALUES: readonly [what: string, value: string][] = [
  ['a broken escape', '%E0%A4%A'],
  ['lone percent signs', '%%%25%'],
  ['markup with a handler', '%3Cimg%20src%3Dx%20onerror%3Ddocument.title%3D1%3E'],
  ['raw markup', '"><svg onload=document.title=1><script>document.title=1</script>'],
  ['the name of the prototype', '__proto__'],
  ['a script address', 'javascript:document.title=1'],
  ['half a character', '%ED%A0%80%ED%B0%80'],
  ['zero bytes and line ends', '%00%0d%0aSet-Cookie:a=b%00'],
  ['ten thousand characters', LONG],
  ['a number below one', '-1'],
  ['no number', 'NaN'],
  ['a selector', '],*{}:has(a)[x="'],
];

const addressOf = (path: string, names: readonly string[], value: string) => {
  if (value === LONG) return `${path}?${names[0]}=${value}#${value.repeat(10)}`;
  const pairs = names.map((name) => `${name}=${value}`);
  const strange = [
    `__proto__[dirty]=${value}`,
    'constructor.prototype.dirty=1',
    `${value}=1`,
    '&',
    '=',
    value,
  ];
  // Twice, as the first one is what counts; then what no page knows.
  return `${path}?${[...pairs, ...pairs, ...strange].join('&').replaceAll('#', '%23')}#${value}`;
};

/** What can be seen and pressed, and whatever else lies in the page that could do harm. */
const state = async (page: Page) => ({
  text: (await page.locator('main').allInnerTexts()).join().replace(/\s+/g, ' '),
  ...(await page.locator('main').evaluate((main) => ({
    chosen: [...main.querySelectorAll('[aria-pressed="true"], [aria-selected="true"]')].map(
      ({ textContent }) => textContent,
    ),
    fields: [...main.querySelectorAll<HTMLInputElement>('input[type="search"], select')].map(
      ({ value }) => value,
    ),
    active: document.querySelectorAll('script, iframe, object, embed, base, [onerror], [onload]').length,
    title: document.title,
    dirty: 'dirty' in {} || Object.keys(Object.prototype).length > 0,
  }))),
});

/** The page is the one that opens without anything behind its path, for each hostile value of each of its parameters. */
export async function expectSamePage(
  page: Page,
  baseURL: string,
  { path, names }: { path: string; names: readonly string[] },
): Promise<void> {
  const problems = await listen(page, baseURL);
  page.on('dialog', (dialog) => problems.push(`dialog: ${dialog.message()}`));
  await page.goto(path);
  await awake(page);
  const plain = await state(page);
  expect(plain.text.length).toBeGreaterThan(100);
  for (const [what, value] of VALUES) {
    await page.goto(addressOf(path, names, value));
    await awake(page);
    expect(await state(page), what).toEqual(plain);
    // The same while the page is open.
    await page.evaluate((hash) => window.location.assign(`#${hash}`), `x${value}`);
    expect(new URL(page.url()).pathname, what).toBe(path);
    const toggle = page.locator('header [data-keep-hash]').first();
    expect(await toggle.evaluate((link) => (link as HTMLAnchorElement).origin), what).toBe(baseURL);
    expect(withoutAborted(problems), what).toEqual([]);
  }
}

/** A query is words to look for, whatever is written in it. */
export async function expectWords(page: Page, baseURL: string, path: string): Promise<void> {
  const problems = await listen(page, baseURL);
  await page.goto(path);
  await awake(page);
  const { active, title } = await state(page);
  for (const [what, value] of VALUES) {
    await page.goto(`${path}?q=${value.replaceAll('#', '%23').replaceAll('&', '%26')}`);
    await awake(page);
    const now = await state(page);
    expect({ active: now.active, title: now.title, dirty: now.dirty }, what).toEqual({
      active,
      title,
      dirty: false,
    });
    expect(await page.locator('main :is(img[src="x"], svg[onload])').count(), what).toBe(0);
    expect(now.fields[0]?.length, what).toBeLessThanOrEqual(200);
    expect(withoutAborted(problems), what).toEqual([]);
  }
}

/** A path that leads nowhere gets the page for that, without any part of the path becoming active. */
export async function expectUnknown(page: Page): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('dialog', (dialog) => errors.push(dialog.message()));
  for (const [what, value] of VALUES) {
    const response = await page.goto(`/cases/${value.replace(/[#?]|%[^%]?$/g, '')}`);
    expect([400, 404], what).toContain(response?.status());
    await expect(page.locator('main :is(script, iframe, [onerror])'), what).toHaveCount(0);
    expect(errors, what).toEqual([]);
  }
}
