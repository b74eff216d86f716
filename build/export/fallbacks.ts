/**
 * Tailwind writes translucent colours and the initial values of its registered properties a second time, for browsers
 * without `color-mix()` and `@property`. Those are older than what the scripts are bundled for (Safari 17), so the copies go.
 */
import type { AtRule, Rule, Root as Sheet } from 'postcss';

const COLOR_MIX = /^\(color:\s*color-mix\(/;

/** Tells whether a rule sets no more than what another with the same selector sets after it. */
function isReplacedBy(before: Rule, after: Rule): boolean {
  const set = (rule: Rule) => rule.nodes.map((node) => (node.type === 'decl' ? node.prop : node.toString()));
  return before.selector === after.selector && set(before).every((prop) => set(after).includes(prop));
}

/** Removes what is there for older browsers, and the conditions that all others meet. */
export function dropFallbacks(sheet: Sheet): void {
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && layer.nodes) layer.remove();
  });
  sheet.walkAtRules('supports', (condition: AtRule) => {
    if (!COLOR_MIX.test(condition.params)) return;
    const [first] = condition.nodes ?? [];
    const before = condition.prev();
    if (before?.type === 'rule' && first?.type === 'rule' && isReplacedBy(before, first)) before.remove();
    condition.replaceWith(condition.nodes ?? []);
  });
}
