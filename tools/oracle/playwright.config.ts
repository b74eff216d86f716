import { defineConfig } from '@playwright/test';
import { findChromium } from '../toolchain/chromium.mjs';
import { readAsked } from './asked.ts';

const { url, snapshots, report, texts, widths, media, states, limit } = readAsked();

/** What Playwright counts as another colour, from 0 to 1: eight levels of 255 in all three channels. */
const VISIBLE = 0.03;

/** Snapshots of another look have another name: they are made anew only when they are asked for again. */
const look = [media, ...(states ? ['unfolded'] : [])].filter((word) => word !== 'screen');

/** The pages of one export against the snapshots of another one. */
export default defineConfig({
  testDir: '.',
  outputDir: `${report}/artifacts`,
  snapshotPathTemplate: `${snapshots}/{projectName}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  // Whole pages, twice at least, and what they scroll before.
  timeout: 120_000,
  reporter: [['line'], ['html', { outputFolder: `${report}/html`, open: 'never' }]],
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { threshold: VISIBLE, maxDiffPixelRatio: limit / 100, animations: 'disabled' },
  },
  use: {
    baseURL: url,
    contextOptions: {
      reducedMotion: 'reduce',
      forcedColors: media === 'forced-colors' ? 'active' : 'none',
    },
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] },
  },
  projects: [
    ...(texts ? [{ name: 'texts', testMatch: 'texts.spec.ts' }] : []),
    ...widths.map((width) => ({
      name: [...look, `${width}px`].join('-'),
      testMatch: 'pixels.spec.ts',
      use: { viewport: { width, height: width < 600 ? 844 : 900 } },
    })),
  ],
});
