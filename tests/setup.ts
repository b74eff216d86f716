import { runningTier } from '@/tools/toolchain/tiers.mjs';

/** The DOM matchers (`toBeInTheDocument` …) are for tests that ask for jsdom; the others start without them. */
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // A limit is for what never comes: a second, as it is without this, is short beside other work. Where faults are put in
  // (stryker.config.mjs), most of what is waited for never comes.
  const asyncUtilTimeout = process.env.MUTATION_AREA ? 3_000 : 60_000;
  require('@testing-library/dom').configure({ asyncUtilTimeout });
}

// A gate blames the change it judges: its random values are the same each time. `npm run test:full` looks for new ones.
if (runningTier() !== 'full')
  jest.mock('fast-check', () => {
    const actual = jest.requireActual<typeof import('fast-check')>('fast-check');
    actual.configureGlobal({ seed: 20_261_123 });
    if (!process.env.MUTATION_AREA) return actual;
    // A fault breaks a law with the first values or not at all, and there are thousands of faults.
    const fc = actual.default;
    const assert = ((property: never, settings: { numRuns?: number } = {}) =>
      fc.assert(property, {
        ...settings,
        numRuns: Math.min(settings.numRuns ?? 100, 25),
      })) as typeof fc.assert;
    return { ...actual, __esModule: true, default: { ...fc, assert } };
  });
