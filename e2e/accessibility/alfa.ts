import type { Page } from '@playwright/test';
import { Audit } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import { Rules } from '@siteimprove/alfa-rules';
import type { Report, RuleResult } from './finding.ts';

type Rule = ReturnType<(typeof Rules)['toArray']>[number][1];
type Requirement = { level?: Iterable<[level: string, versions: unknown]> };
type Outcome = { outcome: string; rule: { uri: string }; target?: unknown; toJSON(): unknown };

/** What only level AAA asks for is no aim of this site. */
function isWithinAA({ requirements }: Rule): boolean {
  const levels = [...requirements].flatMap((requirement) => [...((requirement as Requirement).level ?? [])]);
  return levels.length === 0 || levels.some(([level]) => level !== 'AAA');
}

const RULES = [...Rules.values()].filter(isWithinAA);

type Target = { path?: () => string };

/** A target is a node of the page (an attribute has no path) or a group of elements. */
function whereOf(target: Target | Iterable<Target>): string {
  // An element can be iterated as well: over its children.
  if ('path' in target && target.path) return target.path();
  const [first] = Symbol.iterator in target ? target : [];
  return first ? whereOf(first) : '/html[1]';
}

/** The words of an outcome, out of its expectations. */
const messageOf = (outcome: Outcome): string =>
  [...JSON.stringify(outcome.toJSON()).matchAll(/"message":"((?:[^"\\]|\\.)*)"/g)]
    .map(([, message]) => message)
    .join('; ');

/** Alfa by Siteimprove: WCAG A and AA, ARIA, and its best practices. */
export async function alfa(page: Page): Promise<Report> {
  const input = await Playwright.toPage(await page.evaluateHandle(() => document));
  const outcomes: Outcome[] = [...(await Audit.of(input, RULES as never[]).evaluate())];
  const results = outcomes
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'cantTell')
    .map(
      (outcome): RuleResult => ({
        rule: outcome.rule.uri.split('/').at(-1)!,
        verdict: outcome.outcome === 'failed' ? 'fail' : 'review',
        where: whereOf(outcome.target as Target),
        message: messageOf(outcome),
      }),
    );
  const passed = new Set(outcomes.filter(({ outcome }) => outcome === 'passed').map(({ rule }) => rule.uri));
  return { results, passed: passed.size };
}
