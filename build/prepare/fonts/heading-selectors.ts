import { type Container, type Declaration, parse, type Rule } from 'postcss';
import { FAMILY } from './faces.ts';
import { parseSelector, type Selector } from './selectors.ts';

/** Set in the heading face whatever the stylesheet says; `data-head` marks what only a script shows. */
const ALWAYS_HEADINGS = ['h1', 'h2', 'h3', 'h4', '.head', '[data-head]'];

const HEADING_FACE = new RegExp(`var\\(\\s*--font-head\\b|["']?${FAMILY.japanese}\\b`);

const ruleOf = (node: Container | Declaration['parent']): Rule | undefined =>
  node?.type === 'rule' ? (node as Rule) : undefined;

/** The selectors of a rule with those of the rules around it. */
function fullSelectors(rule: Rule): string[] {
  let around: Declaration['parent'] | Container = rule.parent as Container;
  while (around && around.type !== 'rule' && around.type !== 'root') around = around.parent as Container;
  const outer = ruleOf(around);
  if (!outer) return rule.selectors;
  return fullSelectors(outer).flatMap((parent) =>
    rule.selectors.map((child) =>
      child.includes('&') ? child.replaceAll('&', () => parent) : `${parent} ${child}`,
    ),
  );
}

/**
 * What a stylesheet sets in the heading face: all rules whose `font` or `font-family` names it.
 * @throws Error that shows a selector that is not understood.
 */
export function headingSelectors(css: string): Selector[] {
  const found = new Set(ALWAYS_HEADINGS);
  parse(css).walkDecls(/^font(?:-family)?$/, (declaration) => {
    const rule = ruleOf(declaration.parent);
    if (rule && HEADING_FACE.test(declaration.value))
      for (const selector of fullSelectors(rule)) found.add(selector);
  });
  return [...found].flatMap(parseSelector);
}
