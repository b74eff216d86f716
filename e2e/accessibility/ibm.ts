import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Report } from './finding.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8');

type Issue = {
  ruleId: string;
  reasonId: string;
  value: [policy: string, outcome: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  path: { dom: string };
  message: string;
};
type Ace = {
  ace?: { Checker: new () => { check(node: Node, sets: string[]): Promise<{ results: Issue[] }> } };
};

/**
 * The engine of IBM Equal Access, with IBM's whole set of rules. What it is sure of is a failure, recommendations as
 * well; what is "potential" or "manual" is for review.
 */
export async function ibm(page: Page): Promise<Report> {
  // Evaluated by the debugger, which the site's policy for scripts does not concern.
  if (await page.evaluate(() => !('ace' in globalThis)))
    await page.evaluate(`${SOURCE};globalThis.ace = ace`);
  const outcomes = await page.evaluate(async () => {
    const { Checker } = (globalThis as Ace).ace!;
    const report = await new Checker().check(document, ['IBM_Accessibility']);
    return report.results.map(({ ruleId, reasonId, value, path, message }) => ({
      rule: `${ruleId}/${reasonId}`,
      outcome: value[1],
      where: path.dom,
      message,
    }));
  });
  const results = outcomes
    .filter(({ outcome }) => outcome !== 'PASS')
    .map(({ outcome, ...rest }) => ({ ...rest, verdict: outcome === 'FAIL' ? 'fail' : 'review' }) as const);
  const passed = new Set(outcomes.filter(({ outcome }) => outcome === 'PASS').map(({ rule }) => rule));
  return { results, passed: passed.size };
}
