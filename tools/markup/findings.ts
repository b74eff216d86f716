/** What a checker says about a page, and what of it is let pass for a reason. */

export type Finding = {
  tool: 'vnu' | 'html-validate';
  /** Path below `out/`. */
  file: string;
  /** The checker's name for it; the Nu Html Checker has none and gives the kind of its message. */
  rule: string;
  message: string;
  /** The place: a piece of the source, or a selector. */
  node: string;
};

/** A finding that is the tool's error. All that is given must match; one that matches nothing is a problem itself. */
export type Exemption = {
  tool: Finding['tool'];
  rule: string;
  message: RegExp;
  node?: RegExp;
  reason: string;
};

const matches = (finding: Finding, { tool, rule, message, node }: Exemption): boolean =>
  finding.tool === tool &&
  finding.rule === rule &&
  message.test(finding.message) &&
  (node?.test(finding.node) ?? true);

const sentence = ({ tool, file, rule, message, node }: Finding): string =>
  `${file}: ${message} [${tool} ${rule}]\n    ${node}`;

/**
 * Findings that no exemption covers, and exemptions of the tools that ran which cover nothing, as sentences.
 */
export function markupProblems(
  findings: readonly Finding[],
  exemptions: readonly Exemption[],
  ran: readonly Finding['tool'][],
): string[] {
  const isNeeded = (exemption: Exemption) => findings.some((finding) => matches(finding, exemption));
  return [
    ...findings.filter((finding) => !exemptions.some((one) => matches(finding, one))).map(sentence),
    ...exemptions
      .filter((one) => ran.includes(one.tool) && !isNeeded(one))
      .map(({ tool, message }) => `exemptions.ts: ${tool} does not say ${message} any more; take it out`),
  ];
}
