/** Reading and changing the rules of a stylesheet by the classes in their selectors. */
import type { Rule, Root as Sheet } from 'postcss';

/** A class in a selector, or an attribute in brackets, whose value may look like one. */
export const CLASS_OR_ATTRIBUTE =
  /\.(-?(?:[a-z_]|\\(?:[0-9a-f]{1,6}\s?|.)|[^\x20-\x7f])(?:[\w-]|\\(?:[0-9a-f]{1,6}\s?|.)|[^\x20-\x7f])*)|\[[^\]]*\]/gi;

/** What a class is called: without the escapes of CSS. */
export const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_all, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as { name?: string }).name ?? '');

/** Rewrites the selector of every rule. */
export function eachRule(sheet: Sheet, change: (selector: string) => string): void {
  sheet.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selector = change(rule.selector);
  });
}

/** The classes that a selector names. */
const classesIn = (selector: string): string[] =>
  [...selector.matchAll(CLASS_OR_ATTRIBUTE)].flatMap(([, name]) => (name ? [unescaped(name)] : []));

/** The classes that a stylesheet has rules for, in the order of their first rule. */
export function classesOf(sheet: Sheet): Set<string> {
  const found = new Set<string>();
  eachRule(sheet, (selector) => {
    for (const name of classesIn(selector)) found.add(name);
    return selector;
  });
  return found;
}

/** Keeps of every rule the selectors that a test wants; a rule inside another one goes with it. */
export function keepSelectors(sheet: Sheet, isWanted: (classes: readonly string[]) => boolean): void {
  sheet.walkRules((rule) => {
    if (isKeyframe(rule) || rule.parent?.type === 'rule') return;
    const wanted = rule.selectors.filter((selector) => isWanted(classesIn(selector)));
    if (wanted.length === 0) rule.remove();
    else if (wanted.length < rule.selectors.length) rule.selectors = wanted;
  });
}

/** Leaves out the rules of some classes. */
export const dropRules = (sheet: Sheet, classes: ReadonlySet<string>): void =>
  keepSelectors(sheet, (named) => !named.some((name) => classes.has(name)));
