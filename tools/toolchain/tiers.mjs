/**
 * The three tiers of tests, each with all of those before it, and the command that runs it. What does not name its tier
 * is in the first: a step without `tier`, a jest file that is not called `*.slow.test.ts`. Steps of later
 * tiers run `tests/built/documents` and the development of `tests/whole` (second), and the rest of that (third). A browser test is in
 * the second, unless it is tagged `@smoke` (first) or `@full` (third).
 * @typedef {'test' | 'ci' | 'full'} Tier
 */

/** @type {Record<Tier, string>} */
export const TIER_COMMANDS = { test: 'npm test', ci: 'npm run test:ci', full: 'npm run test:full' };

export const TIERS = /** @type {Tier[]} */ (Object.keys(TIER_COMMANDS));

/**
 * The tier that runs, from the environment that tools/test.mjs sets. Who calls Playwright by hand gets what a push gets;
 * `TEST_TIER=full` brings the rest.
 * @returns {Tier}
 */
export const runningTier = () => TIERS.find((tier) => tier === process.env.TEST_TIER) ?? 'ci';

/**
 * Tells whether a tier has another one in it.
 * @param {Tier} tier
 * @param {Tier} other
 */
export const includes = (tier, other) => TIERS.indexOf(other) <= TIERS.indexOf(tier);
