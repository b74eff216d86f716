import { test } from '@playwright/test';
import { includes, runningTier } from '../../tools/toolchain/tiers.mjs';
import type { Step } from './actions';
import { shares } from './start-pages';
import { walkAgain, walkAround } from './walk';

/** Random walks through the site, after each step of which its laws hold (docs/decisions/0012). */

const { WALKS, WALKS_SEED, WALKS_PATH, WALKS_REPLAY, WALKS_FROM, WALKS_AGAIN } = process.env;
const walks = Number(WALKS ?? (includes(runningTier(), 'full') ? 300 : 40));
const seed = Number(WALKS_SEED ?? 28);

if (WALKS_AGAIN) {
  const [path, ...steps] = JSON.parse(WALKS_AGAIN) as [string, ...Step[]];
  test(`the walk from ${path} once more`, async ({ browser, baseURL }) => {
    await walkAgain({ browser, origin: baseURL! }, path, steps);
  });
}

for (const { path, share, shift } of WALKS_AGAIN ? [] : shares(walks, WALKS_FROM)) {
  test(`${share} walks from ${path}`, async ({ browser, baseURL }) => {
    // What is left of it, a failure has to become shorter.
    const interruptAfterTimeLimit = share * 30_000 + 240_000;
    test.setTimeout(interruptAfterTimeLimit + 60_000);
    await walkAround({ browser, origin: baseURL! }, path, {
      numRuns: share,
      interruptAfterTimeLimit,
      seed: seed + shift,
      ...(WALKS_PATH && { path: WALKS_PATH }),
      ...(WALKS_REPLAY && { replayPath: WALKS_REPLAY }),
    });
  });
}
