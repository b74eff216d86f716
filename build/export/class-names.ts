/**
 * Class names as they are served. In the source they say how something looks; a visitor's browser only has to tell
 * them apart, so the export gives each a name of one to three letters. A name in the pages that no rule knows is a
 * slip and stops the build.
 */
import type { Element, Root } from 'hast';
import postcss, { type Rule, type Root as Sheet } from 'postcss';
import { encode, pathsEnding, textOf } from './files.ts';
import type { Output } from './types.ts';

/** A class in a selector, or an attribute in brackets, whose value may look like one. */
const CLASS_OR_ATTRIBUTE =
  /\.(-?(?:[a-z_]|\\(?:[0-9a-f]{1,6}\s?|.)|[^\x20-\x7f])(?:[\w-]|\\(?:[0-9a-f]{1,6}\s?|.)|[^\x20-\x7f])*)|\[[^\]]*\]/gi;

/** What a class is called: without the escapes of CSS. */
const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_all, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

/** Names that only others refer to, in variants such as `group-hover:` and `in-[.…]`, need no rule of their own. */
const MARKER = /^(?:group|peer)(?:\/|$)/;

/** The libraries of Markdown name the parts of code and the notes at the foot; a rule may know a name or not. */
const isOfLibraries = ({ tagName, properties }: Element) =>
  tagName === 'pre' || properties.dataFootnotes !== undefined || properties.dataFootnoteRef !== undefined;

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as { name?: string }).name ?? '');

function eachRule(sheet: Sheet, change: (selector: string) => string): void {
  sheet.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selector = change(rule.selector);
  });
}

/** The classes that a stylesheet has rules for, in the order of their first rule. */
function classesOf(sheet: Sheet): Set<string> {
  const found = new Set<string>();
  eachRule(sheet, (selector) => {
    for (const [, name] of selector.matchAll(CLASS_OR_ATTRIBUTE)) if (name) found.add(unescaped(name));
    return selector;
  });
  return found;
}

/** What a class stands between where a script names it, in a list of classes or in a selector. */
const BEFORE = /["'`\s.]/;
const AFTER = /["'`\s.,:>+~[)#]/;

/**
 * The text is searched as it stands, not its strings alone: to tell a string from a regular expression with a quote in
 * it takes a parser, and a class that keeps its name for nothing costs a few bytes.
 */
function isNamedIn(script: string, name: string): boolean {
  for (let at = script.indexOf(name); at >= 0; at = script.indexOf(name, at + 1))
    if (BEFORE.test(script[at - 1] ?? ' ') && AFTER.test(script[at + name.length] ?? ' ')) return true;
  return false;
}

/** The classes that the served scripts set or seek by name (Next's own scripts are pruned later). */
function keptForScripts(files: Output, classes: ReadonlySet<string>): Set<string> {
  const scripts = pathsEnding(files, '.js')
    .filter((path) => path.startsWith('assets/'))
    .map((path) => textOf(files, path));
  return new Set([...classes].filter((name) => scripts.some((script) => isNamedIn(script, name))));
}

const FIRST = 'abcdefghijklmnopqrstuvwxyz';
const LATER = `${FIRST}${FIRST.toUpperCase()}0123456789_-`;

/** The name at a place, from 0: `a` to `z`, then two signs, then three. */
export function shortName(place: number): string {
  let name = FIRST[place % FIRST.length] as string;
  for (let rest = Math.floor(place / FIRST.length); rest > 0; rest = Math.floor((rest - 1) / LATER.length))
    name += LATER[(rest - 1) % LATER.length];
  return name;
}

/** A short name for each class; in the order of the rules, so that another text of a page renames none. */
function namesFor(classes: Iterable<string>, kept: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>();
  let place = 0;
  for (const name of classes) {
    if (kept.has(name)) continue;
    let short = shortName(place++);
    while (kept.has(short)) short = shortName(place++);
    names.set(name, short);
  }
  return names;
}

/**
 * Gives the classes of a page their served names.
 * @throws Error naming class and element if no rule knows one.
 */
export function shortenClasses(page: Root, { known, names }: ClassNames): void {
  const visit = (node: Root | Element, ofLibraries: boolean): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      const lenient = ofLibraries || isOfLibraries(child);
      const { className } = child.properties;
      if (Array.isArray(className)) {
        const own = className.map(String).filter((name) => {
          if (known.has(name)) return true;
          if (lenient || MARKER.test(name)) return false;
          throw new Error(
            `class "${name}" on <${child.tagName}>: neither Tailwind nor our CSS has a rule for it`,
          );
        });
        child.properties.className = own.length > 0 ? own.map((name) => names.get(name) ?? name) : undefined;
      }
      visit(child.content ?? child, lenient);
    }
  };
  visit(page, false);
}

/** The classes that the rules know, and the served names of those that do not keep theirs. */
export type ClassNames = { known: ReadonlySet<string>; names: ReadonlyMap<string, string> };

/**
 * Gives the classes of all stylesheets their served names, which the pages need next. Names that a script knows stay.
 */
export function shortenStylesheets({ files }: { files: Output }): ClassNames {
  const sheets = pathsEnding(files, '.css').map((path) => ({
    path,
    sheet: postcss.parse(textOf(files, path)),
  }));
  const known = new Set(sheets.flatMap(({ sheet }) => [...classesOf(sheet)]));
  const names = namesFor(known, keptForScripts(files, known));
  for (const { path, sheet } of sheets) {
    eachRule(sheet, (selector) =>
      selector.replace(CLASS_OR_ATTRIBUTE, (whole, name: string | undefined) => {
        const short = name && names.get(unescaped(name));
        return short ? `.${short}` : whole;
      }),
    );
    files.set(path, encode(sheet.toString()));
  }
  return { known, names };
}
