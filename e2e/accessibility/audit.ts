import type { Page } from '@playwright/test';
import { alfa } from './alfa.ts';
import { axe } from './axe.ts';
import { EXEMPTIONS, type Exemption } from './exemptions.ts';
import { ENGINES, type Engine, type Finding, type Report } from './finding.ts';
import { ibm } from './ibm.ts';
import { locate } from './locate.ts';

const RUN: Record<Engine, (page: Page) => Promise<Report>> = { axe, ibm, alfa };
/** Rules that pass on any page of ours; fewer mean that the engine did not see the page. */
const FEWEST: Record<Engine, number> = { axe: 10, ibm: 20, alfa: 15 };

type Audit = {
  path: string;
  state: string;
  engines?: readonly Engine[];
  exemptions?: readonly Exemption[];
  fewest?: number;
};

/**
 * Everything that the engines say of a page as it is now, with the exemptions that apply.
 * @throws Error naming the engine if hardly a rule passed: it then saw nothing, and its silence means nothing.
 */
export async function audit(
  page: Page,
  { path, state, engines = ENGINES, exemptions = EXEMPTIONS, fewest }: Audit,
) {
  const findings: Finding[] = [];
  for (const engine of engines) {
    const { results, passed } = await RUN[engine](page);
    if (passed < (fewest ?? FEWEST[engine]))
      throw new Error(`${engine} passed only ${passed} rules on ${path} (${state})`);
    const candidates = results.map(({ rule, verdict, message }) =>
      exemptions.flatMap((exemption, index) =>
        [engine, rule, verdict].join() === [exemption.engine, exemption.rule, exemption.verdict].join() &&
        (exemption.said?.test(message) ?? true)
          ? [{ index, node: exemption.node }]
          : [],
      ),
    );
    const located = await locate(
      page,
      results.map(({ where }, n) => ({ where, selectors: candidates[n]!.map(({ node }) => node) })),
    );
    for (const [n, { rule, verdict, message }] of results.entries()) {
      const { node, matched } = located[n]!;
      const applies = candidates[n]!.filter((_, at) => matched[at]).map(({ index }) => index);
      findings.push({ engine, rule, verdict, node, page: path, state, message, exemptions: applies });
    }
  }
  return findings;
}

/** Those that nothing excuses. */
export const unexcused = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ exemptions }) => exemptions.length === 0);
