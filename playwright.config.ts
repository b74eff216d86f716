import { defineConfig } from '@playwright/test';
import { findChromium, findWholeChromium } from './tools/toolchain/chromium.mjs';
import { findFirefox } from './tools/toolchain/programs.mjs';
import { includes, runningTier } from './tools/toolchain/tiers.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
const BACK_FORWARD_CACHE = /back-forward-cache\.spec\.ts$/;
const GATES = /gates\.spec\.ts$/;
/** In milliseconds, for what hangs: on a busy machine what takes a second may take a quarter of a minute. */
const LIMITS = { test: 5 * 60_000, expectation: 20_000 };
/** A tag as a word: `@mobile` is not `@mobile-only`. */
const tagged = (...tags: string[]) => new RegExp(`(?:${tags.join('|')})(?![\\w-])`);
const tier = runningTier();
const smoke = !includes(tier, 'ci');
const mobile = tagged('@mobile', '@mobile-only');
/** What a phone shows, of the tier that runs: a project's own `grep` takes the place of the one for all. */
const onMobile = smoke ? new RegExp(`(?=.*${tagged('@smoke').source}).*${mobile.source}`) : mobile;
const firefox = smoke ? undefined : findFirefox();
/** What waits for `npm run test:full`. */
const waiting = includes(tier, 'full') ? [] : ['@full'];
const chromium = {
  launchOptions: {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  },
};
const baseURL = `http://localhost:${port}`;

/**
 * Tests of the finished `out/`, served as a host would serve it (build first). Every test runs on `desktop`;
 * those tagged `@mobile` run on `mobile` as well, those tagged `@mobile-only` just there; those tagged `@engines`
 * run in Firefox too, if there is one. `npm test` runs those tagged `@smoke`, `npm run test:ci` all but those tagged
 * `@full`; those tagged `@engines-full` wait in Firefox alone.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/artifacts',
  snapshotPathTemplate: '{testDir}/__screenshots__/{testFileName}/{arg}-{projectName}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  ...(smoke && { grep: tagged('@smoke') }),
  workers: 2,
  // A busy machine may miss a moment once; a fault shows twice.
  retries: process.env.CI ? 1 : 0,
  timeout: LIMITS.test,
  reporter: [['line'], ['json', { outputFile: 'test-results/results.json' }]],
  expect: {
    timeout: LIMITS.expectation,
    toHaveScreenshot: { maxDiffPixels: 20, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  webServer: {
    command: `"${process.execPath}" build/serve.ts --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: LIMITS.test,
  },
  use: {
    baseURL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // A trace of every test costs a sixth of them all. By hand: `--trace on`.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: tagged('@mobile-only', ...waiting),
      testIgnore: [BACK_FORWARD_CACHE, GATES],
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      // Checks that must fail, each after as long as it waits.
      name: 'gates',
      testMatch: GATES,
      ...(waiting.length > 0 && { grepInvert: tagged(...waiting) }),
      expect: { timeout: 5_000 },
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      grep: onMobile,
      ...(waiting.length > 0 && { grepInvert: tagged(...waiting) }),
      testIgnore: BACK_FORWARD_CACHE,
      use: {
        ...chromium,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      // Playwright turns the back and forward cache of Chromium off; here it is what is tested.
      name: 'back-forward-cache',
      testMatch: BACK_FORWARD_CACHE,
      ...(waiting.length > 0 && { grepInvert: tagged(...waiting) }),
      use: {
        launchOptions: {
          ...chromium.launchOptions,
          executablePath: findWholeChromium(),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
        viewport: { width: 1440, height: 900 },
      },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: tagged('@engines', '@engines-full'),
            grepInvert: tagged('@mobile-only', ...waiting, ...(waiting.length > 0 ? ['@engines-full'] : [])),
            use: {
              browserName: 'firefox' as const,
              // Speaks WebDriver BiDi to an unpatched Firefox.
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                // A machine without a mouse would be shown the page for touch screens.
                firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
              },
              viewport: { width: 1440, height: 900 },
            },
          },
        ]
      : []),
  ],
});
