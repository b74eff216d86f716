import { expect, test } from '@playwright/test';

const HOMES = [
  { path: '/', lang: 'ja' },
  { path: '/en', lang: 'en' },
];

for (const { path, lang } of HOMES) {
  test(`${path} is served in its language`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test(`${path} asks no other host for anything, runs only our scripts and has nothing to complain about`, async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(path, { waitUntil: 'networkidle' });
    const own = (url: string) => url.startsWith('data:') || new URL(url).origin === baseURL;
    expect(requests.filter((url) => !own(url))).toEqual([]);
    expect(requests.filter((url) => url.includes('/_next/'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test(`${path} has no inline script or style that the policy would block`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/<script(?![^>]*(src=|application\/ld\+json|speculationrules))/);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/__next|_next\//);
  });
}

const UNKNOWN = [
  { path: '/nowhere', lang: 'ja' },
  { path: '/news/nowhere', lang: 'ja' },
  { path: '/en/nowhere', lang: 'en' },
];

for (const { path, lang } of UNKNOWN) {
  test(`${path} is a real 404 in its language, not to be indexed`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('main')).toContainText('Oops! Page not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}

test('pages come compressed, with the headers of a real host', async ({ request }) => {
  const response = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  const headers = response.headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['strict-transport-security']).toBeTruthy();
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('old spellings of an address lead to the clean one', async ({ request }) => {
  const moved = await request.get('/en.html', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, '/en']);
});
