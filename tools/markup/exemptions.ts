import type { Exemption } from './findings.ts';

/** Findings that are the tools' errors. What is wrong with the markup is mended there. */
export const EXEMPTIONS: readonly Exemption[] = [
  {
    tool: 'vnu',
    rule: 'warning',
    message:
      /^Resource violates Content Security Policy \(meta tag\): (?:external script|external stylesheet|image) “\/assets\/\S+” blocked by “(?:script|style|img)-src” directive\.$/,
    reason:
      "Files have no origin, so 'self' allows nothing; browsers apply the policy in e2e/console-errors.spec.ts.",
  },
  {
    tool: 'vnu',
    rule: 'warning',
    message: /^Inline script violates Content Security Policy \(meta tag\)/,
    node: /<script type="application\/ld\+json">/,
    reason:
      'A data block is not run, so script-src does not hold for it (HTML, "prepare the script element").',
  },
];
