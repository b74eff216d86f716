/**
 * Custom properties as they are served. In the source their names say what a value is for; a browser only has to tell
 * them apart, and what nothing refers to it need not get at all.
 */
import type { ChildNode, Root as Sheet } from 'postcss';
import { shortName } from './short-name.ts';

const NAME = /(?<![\w-])--[a-z_][\w-]*/gi;

const namesIn = (text: string): string[] => text.match(NAME) ?? [];

/** The names that values and conditions refer to; a declaration or registration is no reference to itself. */
function referencesOf(sheets: readonly Sheet[]): Set<string> {
  const found = new Set<string>();
  const note = (text: string) => {
    for (const name of namesIn(text)) found.add(name);
  };
  for (const sheet of sheets) {
    sheet.walkDecls(({ value }) => note(value));
    sheet.walkAtRules(({ name, params }) => {
      if (name !== 'property') note(params);
    });
  }
  return found;
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0)
    removeWithEmptyParents(parent as ChildNode);
}

/** Removes what nothing refers to, and then what only that referred to. */
function dropUnused(sheets: readonly Sheet[], scripted: ReadonlySet<string>): void {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const used = referencesOf(sheets);
    const isUnused = (name: string) => !used.has(name) && !scripted.has(name);
    for (const sheet of sheets) {
      sheet.walkAtRules('property', (rule) => {
        if (isUnused(rule.params)) rule.remove();
      });
      sheet.walkDecls(/^--/, (declaration) => {
        if (!isUnused(declaration.prop)) return;
        removeWithEmptyParents(declaration);
        dropped = true;
      });
    }
  }
}

/**
 * Gives the custom properties of all stylesheets short names, in the order in which they appear, and removes those that
 * nothing refers to. Names that a script knows stay as they are.
 * @param scripts the texts of all served scripts
 */
export function shortenProperties(sheets: readonly Sheet[], scripts: readonly string[]): void {
  const scripted = new Set(scripts.flatMap(namesIn));
  dropUnused(sheets, scripted);
  const names = new Map<string, string>();
  let place = 0;
  const shortened = (text: string) =>
    text.replace(NAME, (name) => {
      if (scripted.has(name)) return name;
      let short = names.get(name);
      while (!short || scripted.has(short)) short = `--${shortName(place++)}`;
      names.set(name, short);
      return short;
    });
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      declaration.prop = shortened(declaration.prop);
      declaration.value = shortened(declaration.value);
    });
    sheet.walkAtRules((rule) => {
      rule.params = shortened(rule.params);
    });
  }
}
