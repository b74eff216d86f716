import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Report, RuleResult, Verdict } from './finding.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Result = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const withVerdict = (results: readonly Result[], verdict: Verdict): RuleResult[] =>
  results.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      rule: id,
      verdict,
      where: String(target.at(-1)),
      message: [help, ...[...any, ...all, ...none].map(({ message }) => message)].join('; '),
    })),
  );

/** axe-core by Deque: WCAG A and AA, and its best practices. */
export async function axe(page: Page): Promise<Report> {
  // Legacy mode: no second window for frames of other sites; there are none but a player's.
  const { violations, incomplete, passes } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .setLegacyMode(true)
    .analyze();
  return {
    results: [...withVerdict(violations, 'fail'), ...withVerdict(incomplete, 'review')],
    passed: passes.length,
  };
}
