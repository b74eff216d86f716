import { cases } from '../../tests/helpers/cases.ts';
import type { Engine, Verdict } from './finding.ts';

/** What an engine may say of the site although nothing is to be mended; `exemptions.txt` says how each is written. */
export type Exemption = {
  engine: Engine;
  rule: string;
  /** An answer to a question does not excuse a failure of the same rule. */
  verdict: Verdict;
  node: string;
  said?: RegExp;
  reason: string;
  seenAt: string;
  seenIn?: string | undefined;
};

export const EXEMPTIONS: readonly Exemption[] = (['fail', 'review'] as const).flatMap((verdict) =>
  cases('e2e/accessibility/exemptions.txt', verdict).map(([row, node = '', reason = '', said]) => {
    const [engine, rule = '', seenAt = '', seenIn] = row.split(' | ');
    return {
      ...{ engine: engine as Engine, rule, verdict, node, reason, seenAt, seenIn },
      ...(said && { said: new RegExp(said, 'i') }),
    };
  }),
);
