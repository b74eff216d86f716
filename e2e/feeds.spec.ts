import { expect, test } from '@playwright/test';
import { parseFeed } from '@rowanmanning/feed-parser';
import { FEED_LISTS, feedPath } from '../lib/feeds/paths.ts';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { attribute, elementsOf } from './html';
import { site } from './site';

for (const locale of LOCALES) {
  for (const list of FEED_LISTS) {
    const address = (format: 'rss' | 'atom' | 'json') => localizedPath(locale, feedPath(list, format));

    test(`${address('rss')}, Atom and JSON Feed hold the same items, and all they point to exists`, async ({
      request,
    }) => {
      const rss = parseFeed(await (await request.get(address('rss'))).text());
      const atom = parseFeed(await (await request.get(address('atom'))).text());
      const json = (await (await request.get(address('json'))).json()) as {
        items: { id: string; url: string; content_html: string }[];
      };
      const ids = json.items.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(3);
      expect(rss.items.map(({ id }) => id)).toEqual(ids);
      expect(atom.items.map(({ id }) => id)).toEqual(ids);
      expect(atom.language).toBe(locale);

      const named = json.items.flatMap(({ url, content_html }) => [
        url,
        ...elementsOf(content_html).flatMap(
          (element) => attribute(element, 'src') ?? attribute(element, 'href') ?? [],
        ),
      ]);
      const own = [...new Set(named)].filter((url) => url.startsWith(site.siteUrl));
      expect(own.length).toBeGreaterThan(ids.length);
      for (const url of own) {
        const { pathname, hash } = new URL(url);
        const response = await request.get(pathname);
        expect(response.status(), url).toBe(200);
        if (hash) {
          const anchors = elementsOf(await response.text()).map((element) => attribute(element, 'id'));
          expect(anchors, url).toContain(decodeURIComponent(hash.slice(1)));
        }
      }
    });

    test(`${localizedPath(locale, `/${list}`)} shows the way to its feed`, async ({ page }) => {
      await page.goto(localizedPath(locale, `/${list}`));
      const link = page.getByRole('main').getByRole('link', { name: /^RSS/ });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', address('rss'));
      const box = await link.boundingBox();
      expect(Math.min(box!.height, box!.width)).toBeGreaterThanOrEqual(44);
    });
  }
}
