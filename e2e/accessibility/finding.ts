/** What the three engines have in common. */
export const ENGINES = ['axe', 'ibm', 'alfa'] as const;
export type Engine = (typeof ENGINES)[number];

/** `fail`: the engine is sure. `review`: it cannot tell, a person or another test has to. */
export type Verdict = 'fail' | 'review';

/** As an engine tells it. `where` is a CSS selector, or a path like `/html[1]/body[1]/p[2]`. */
export type RuleResult = { rule: string; verdict: Verdict; where: string; message: string };

/** What an engine said of a page; `passed` rules show that it looked at all. */
export type Report = { results: RuleResult[]; passed: number };

export type Finding = {
  engine: Engine;
  rule: string;
  verdict: Verdict;
  /** The opening tag of the element. */
  node: string;
  page: string;
  state: string;
  message: string;
  /** Places in the list of exemptions that name this rule and this node. */
  exemptions: number[];
};

/** One line for the log of a failed test. */
export const lineOf = ({ engine, rule, verdict, node, message }: Finding): string =>
  `${engine} ${verdict} ${rule}: ${message.replaceAll(/\s+/g, ' ').slice(0, 160)} | ${node}`;
