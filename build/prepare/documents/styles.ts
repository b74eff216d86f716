/**
 * What the utilities of a drawing mean, as attributes of SVG: a typesetter knows no stylesheet. The same compiler reads the
 * same tokens as for the pages, so a drawing on paper has the colours and lines that it has there.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { compile } from 'tailwindcss';

/** What decides the looks of a drawing besides its classes: from the root of the repository. */
export const STYLE_FILES = ['app/styles/tokens.css', 'app/styles/utilities.css'] as const;
const THEME = 'node_modules/tailwindcss/theme.css';

/** Drawings look as in a window of this width, in rem: with all their words. */
const WINDOW = 90;

/** Declarations by property, those of later rules over those of earlier ones. */
export type Declarations = ReadonlyMap<string, string>;

export type Styles = {
  /** What some classes declare together. @throws Error naming a class that means nothing. */
  of(classes: readonly string[]): Declarations;
  /** The custom properties of the theme. */
  theme: Declarations;
};

const REM = /width\s*(>=|<)\s*([\d.]+)rem/;

/** Whether a condition of a rule holds in that window: sizes are asked, everything else is not so. */
function holds({ name, params }: AtRule): boolean {
  if (name !== 'media') return name === 'layer';
  const [, comparison, size] = REM.exec(params) ?? [];
  if (!comparison) return false;
  return comparison === '>=' ? WINDOW >= Number(size) : WINDOW < Number(size);
}

/** The rules that hold, with the selectors that they have once those around them are put in. */
function* rulesIn(container: Container<ChildNode>): Generator<Rule> {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') yield node;
    if ((node.type === 'rule' || (node.type === 'atrule' && holds(node))) && node.nodes)
      yield* rulesIn(node as Container<ChildNode>);
  }
}

/** The declarations right inside of a rule, and those inside of conditions that hold. */
function* declarationsIn(container: Container<ChildNode>): Generator<[string, string]> {
  for (const node of container.nodes ?? []) {
    if (node.type === 'decl') yield [node.prop, node.value];
    if (node.type === 'atrule' && holds(node)) yield* declarationsIn(node as Container<ChildNode>);
  }
}

const ALONE = /^\.((?:\\.|[^\s:.>+~[\\,])+)$/;
/** What a condition around the element leads to: the class at the end. */
const AFTER_CONDITION = / \.((?:\\.|[^\s:.>+~[\\,)])+)\)$/;

/** The class that a selector is for, if nothing else is asked, or nothing but the condition that holds. */
function className(selector: string, state: string | undefined): string | undefined {
  const found = state && selector.includes(state) ? AFTER_CONDITION.exec(selector) : ALONE.exec(selector);
  return found?.[1]?.replaceAll(/\\(.)/g, '$1');
}

/** Makes styles for the classes that a drawing has; of conditions in selectors, the one that `state` is part of holds. */
export type StylesFor = (classes: Iterable<string>, state?: string) => Styles;

/** The compiler of the site's utilities. `root` is the root of the repository. */
export async function compileStyles(root: string): Promise<StylesFor> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const source = [
    read(THEME),
    ...STYLE_FILES.map(read),
    '@custom-variant en (&:lang(en));@custom-variant ja (&:lang(ja));',
    '@tailwind utilities;',
  ].join('\n');
  const { build } = await compile(source);
  return (classes, state) => {
    const all = [...classes];
    const sheet = postcss.parse(build(all));
    const known = new Map<string, Map<string, string>>();
    const theme = new Map<string, string>();
    for (const rule of rulesIn(sheet)) {
      if (rule.selector.includes(':root') && rule.parent?.type !== 'rule') {
        if (!rule.selector.includes('lang'))
          for (const [name, value] of declarationsIn(rule)) theme.set(name, value);
        continue;
      }
      const name = className(rule.selector, state);
      if (!name) continue;
      const declarations = known.get(name) ?? new Map<string, string>();
      for (const [property, value] of declarationsIn(rule)) declarations.set(property, value);
      known.set(name, declarations);
    }
    const order = [...known.keys()];
    return {
      theme,
      of(names) {
        const sorted = [...names].sort((one, other) => order.indexOf(one) - order.indexOf(other));
        return new Map(sorted.flatMap((name) => [...(known.get(name) ?? [])]));
      },
    };
  };
}
