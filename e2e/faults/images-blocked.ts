import { expect, type Page } from '@playwright/test';

type Box = { name: string; box: string };

/** How many pictures have come. */
const loaded = (page: Page): Promise<number> =>
  page
    .locator('img')
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 1).length);

/** Where each picture in view stands, and how large it is; pages whose script moves them are taken as they settle. */
const boxes = (page: Page): Promise<Box[]> =>
  page.locator('img').evaluateAll((images) =>
    images
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        const box = [x, y + scrollY, width, height].map(Math.round).join(' ');
        return { name: (image as HTMLImageElement).alt || image.className, box };
      }),
  );

const PICTURES = /\.(?:avif|webp|jpe?g|png|gif|svg)$/;

/** The page keeps its shape on a phone, and every picture has words or stands beside them. */
export async function expectSameShapeWithoutPictures(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path, { waitUntil: 'networkidle' });
  const pictures = page.locator('img:visible');
  if ((await pictures.count()) > 0) {
    // Else those further down would not come.
    await pictures.first().scrollIntoViewIfNeeded();
    await expect.poll(() => loaded(page)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  const before = await boxes(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);

  await page.route(PICTURES, (route) => route.abort());
  await page.reload({ waitUntil: 'networkidle' });
  expect(await loaded(page)).toBe(0);
  expect(await boxes(page)).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // A picture without words is one whose words stand beside it; alone in a link or a button it has to have some.
  await expect(page.locator('img:not([alt])')).toHaveCount(0);
  const nameless = await page.locator(':is(a, button):has(img)').evaluateAll((controls) =>
    controls
      .filter((control) => !control.textContent?.trim() && !control.getAttribute('aria-label'))
      .filter((control) => [...control.querySelectorAll('img')].every(({ alt }) => !alt))
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(nameless).toEqual([]);
}
