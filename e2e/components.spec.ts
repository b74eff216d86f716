import { readdirSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Locale } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { type DevServer, startDev } from '../tests/whole/dev-server.ts';
import { picturesNote } from '../tools/toolchain/chromium.mjs';
import { projectCopy } from '../tools/toolchain/project-copy.ts';

/**
 * The small components and the blocks, as the examples beside them show them on the sheet of components, which only
 * development serves. Made anew with `npx playwright test e2e/components.spec.ts --update-snapshots`.
 */
const FOLDERS = ['components/ui', 'components/blocks'];
/** English differs in its words, whose lines are shortest on a phone. */
const SEEN: readonly (readonly [locale: Locale, width: number])[] = [
  ['ja', 1440],
  ['ja', 390],
  ['en', 390],
];
/** Pictures, fonts and the sheet are made on a machine that may be busy. */
const START_MS = 5 * 60_000;

const note = picturesNote();

const test = base.extend<object, { sheet: DevServer }>({
  sheet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      const { copy, remove } = projectCopy();
      const server = await startDev(copy);
      try {
        await expect(async () => expect((await server.ask('/design')).status).toBe(200)).toPass({
          timeout: START_MS,
        });
        await use(server);
      } finally {
        await server.stop();
        remove();
      }
    },
    { scope: 'worker', timeout: START_MS },
  ],
});

test.skip(note !== undefined, note);
// One after the other: they share a server.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Files with examples beside them. */
const withExamples = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.examples\.(?:tsx|json)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

for (const [locale, width] of SEEN)
  test(`the ${locale} examples look as drawn, ${width} px wide`, async ({ page, sheet }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(sheet.address(localizedPath(locale, '/design')));
    // As visitors see them: what only scripts answer is enabled once the page's has run.
    await expect(page.locator('html')).toHaveAttribute('data-script');
    // In the page, not only in the pictures: what is hidden above an example would leave it on half a pixel.
    await page.addStyleTag({ path: 'e2e/components.css' });
    // Each face, whether something asks for it yet or not: ready is the set also before the first does.
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
    const shown = page.locator(FOLDERS.map((folder) => `article[id^="${folder}/"]:has(figure)`).join());
    await expect(shown).toHaveCount(withExamples.length);
    // Each alone: below others it would be moved by parts of a pixel whenever one of them changes.
    for (const article of await shown.elementHandles()) {
      await article.evaluate((own) => document.querySelector('main')?.replaceChildren(own));
      const file = (await article.getAttribute('id')) ?? '';
      const name = file.replace(/^components\/|\.tsx?$/g, '').replaceAll('/', '-');
      const looks = page.locator('main article figure').first().locator('..');
      await expect.soft(looks, file).toHaveScreenshot(`${name}-${locale}-${width}.png`, {
        // How large a document is follows from its words, which are content.
        mask: [looks.getByText(/\d KB/)],
      });
    }
  });
