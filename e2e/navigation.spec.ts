import { expect, test } from '@playwright/test';
import { ARTICLES } from '../tests/specification.ts';
import { entries } from '../tests/words.ts';

/** Links to a place in a page, pressed and arrived at. */

const [term] = entries('glossary', 'ja').slice(-1);
const posts = entries('blog', 'en');
const post = posts.find(({ body }) => /^## /m.test(body));
const noted = posts.find(({ body }) => /^\[\^/m.test(body));

const PLACES = [
  { path: '/services/custom-automation', id: 'process' },
  { path: '/en/services/automation-consulting', id: 'process' },
  { path: '/services/maintenance', id: 'plans' },
  { path: '/en/services/lablockly', id: 'contact' },
  { path: '/services/lablockly', id: 'features' },
  { path: '/en/services/labcraft', id: 'contact' },
  { path: '/services/tore', id: 'flow' },
  { path: '/en/labneeds', id: 'examples' },
  { path: '/privacy', id: `article-${ARTICLES['/privacy']}` },
  { path: '/en/terms', id: `article-${ARTICLES['/terms']}` },
];

for (const [index, { path, id }] of PLACES.entries())
  test(`${path} leads to its #${id}`, { tag: index === 0 ? '@smoke' : [] }, async ({ page }) => {
    await page.goto(path);
    const heading = page.locator(`[id="${id}"]`).getByRole('heading').first();
    await expect(heading).not.toBeInViewport();
    await page.locator(`main a[href="#${id}"]`).first().click();
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect(heading).toBeInViewport();
  });

for (const [address, id] of [
  ['/#flow', 'flow'],
  ['/en/services/custom-automation#final-cta', 'final-cta'],
  [`/glossary#${term?.id}`, term?.id],
] as const)
  test(`who arrives at ${address} is brought there`, { tag: id === 'flow' ? '@smoke' : [] }, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator(`[id="${id}"]`).getByRole('heading').first()).toBeInViewport();
  });

test('the contents of a post lead to its sections', async ({ page }) => {
  await page.goto(`/en/blog/${post?.id}`);
  const link = page.locator('main nav a[href^="#"]').last();
  await link.click();
  await expect(page.locator('article h2:target')).toHaveText((await link.textContent()) ?? '');
  await expect(page.locator('article h2:target')).toBeInViewport();
});

test('a note of a post is reached from its mark, and leads back to it', async ({ page }) => {
  test.skip(!noted, 'no post has a note');
  await page.goto(`/en/blog/${noted?.id}`);
  const mark = page.locator('[data-footnote-ref]').first();
  await mark.click();
  const note = page.locator('[data-footnotes] li:target');
  await expect(note).toBeInViewport();
  await note.locator('[data-footnote-backref]').click();
  await expect(mark).toBeInViewport();
  await expect(page).toHaveURL(`/en/blog/${noted?.id}#${await mark.getAttribute('id')}`);
});
