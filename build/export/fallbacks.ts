/**
 * Tailwind writes translucent colours and the initial values of its registered properties a second time, for browsers
 * without `color-mix()` and `@property`, and colours of lines with a prefix as well. Those browsers are older than what
 * the scripts are bundled for (Safari 17), so the copies go.
 */
import type { AtRule, Rule, Root as Sheet } from 'postcss';

const COLOR_MIX = /^\(color:\s*color-mix\(/;

/** Takes out of a rule what another with the same selector sets after it, and the rule if it was no more. */
function dropReplaced(before: Rule, after: Rule): void {
  if (before.selector !== after.selector) return;
  after.each((node) => {
    if (node.type === 'decl')
      before.each((old) => void (old.type === 'decl' && old.prop === node.prop && old.remove()));
  });
  if (before.nodes.length === 0) before.remove();
}

/** Removes what is there for older browsers, and the conditions that all others meet. */
export function dropFallbacks(sheet: Sheet): void {
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && layer.nodes) layer.remove();
  });
  sheet.walkDecls('-webkit-text-decoration-color', (decl) => {
    decl.remove();
  });
  sheet.walkAtRules('supports', (condition: AtRule) => {
    if (!COLOR_MIX.test(condition.params)) return;
    const [first] = condition.nodes ?? [];
    const before = condition.prev();
    if (before?.type === 'rule' && first?.type === 'rule') dropReplaced(before, first);
    condition.replaceWith(condition.nodes ?? []);
  });
}
