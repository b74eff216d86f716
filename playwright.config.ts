import { defineConfig } from '@playwright/test';
import { findChromium, findWholeChromium } from './scripts/toolchain/chromium.mjs';
import { findFirefox } from './scripts/toolchain/firefox.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
const COME_BACK = /come-back\.spec\.ts$/;
const firefox = findFirefox();
const full = process.env.TEST_FULL === '1';
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
 * run in Firefox too, if there is one. Those tagged `@full` wait for `npm run test:full` (TEST_FULL=1), those tagged
 * `@engines-full` wait for it in Firefox.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/artifacts',
  snapshotPathTemplate: '{testDir}/__screenshots__/{testFileName}/{arg}-{projectName}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine may miss a moment once; a fault shows twice.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: [['line'], ['json', { outputFile: 'test-results/results.json' }]],
  expect: {
    toHaveScreenshot: { maxDiffPixels: 20, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 15_000,
  },
  use: {
    baseURL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: full ? /@mobile-only/ : /@mobile-only|@full/,
      testIgnore: COME_BACK,
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      grep: /@mobile/,
      ...(!full && { grepInvert: /@full/ }),
      testIgnore: COME_BACK,
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
      name: 'come-back',
      testMatch: COME_BACK,
      ...(!full && { grepInvert: /@full/ }),
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
            grep: /@engines/,
            grepInvert: full ? /@mobile-only/ : /@mobile-only|@full|@engines-full/,
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
