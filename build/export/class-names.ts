/**
 * Class names as they are served. In the source they say how something looks; a visitor's browser only has to tell
 * them apart, so the export gives each a name of one to three letters. A name in the pages that no rule knows is a
 * slip and stops the build.
 */
import type { Element, Root } from 'hast';
import postcss from 'postcss';
import type { ClientManifest } from '../prepare/client-manifest.ts';
import { shortenProperties } from './custom-properties.ts';
import { dropFallbacks } from './fallbacks.ts';
import { encode, pathsEnding, textOf } from './files.ts';
import { type IslandSheet, islandSheet, sourcesOutside } from './island-sheets.ts';
import { CLASS_OR_ATTRIBUTE, classesOf, dropRules, eachRule, unescaped } from './rules.ts';
import { shortName } from './short-name.ts';
import type { Export, Output } from './types.ts';

/** Names that only others refer to, in variants such as `group-hover:` and `in-[.…]`, need no rule of their own. */
const MARKER = /^(?:group|peer)(?:\/|$)/;

/** The libraries of Markdown name the parts of code and the notes at the foot; a rule may know a name or not. */
const isOfLibraries = ({ tagName, properties }: Element) =>
  tagName === 'pre' || properties.dataFootnotes !== undefined || properties.dataFootnoteRef !== undefined;

/** What a class stands between where a script names it, in a list of classes or in a selector. */
const BEFORE = /["'`\s.]/;
const AFTER = /["'`\s.,:>+~[)#]/;

/**
 * Around a name that is something else: an element that is drawn, `h("table", {…})`, an event that is listened for, or a
 * property, `words.caption`.
 */
const CALLED = /[\w$]\(["'`]$/;
const EVENT = /Listener\(["'`]$/;
const PROPERTY = /[\w$)\]?]\.$/;

/**
 * Whether a script of an island means something else by what reads like a class. A name that is taken for one moves its
 * rules to a stylesheet that the pages of the island wait for.
 */
const isElsewhere = (before: string, after: string): boolean =>
  (CALLED.test(before) && /^["'`],\{/.test(after)) || EVENT.test(before) || PROPERTY.test(before);

/**
 * Tells whether a script names a class. Its text is searched as it stands, not its strings alone: to tell a string from
 * a regular expression with a quote in it takes a parser, and a class that keeps its name for nothing costs a few bytes.
 */
function isNamedIn(
  script: string,
  name: string,
  isOther = (_before: string, _after: string) => false,
): boolean {
  for (let at = script.indexOf(name); at >= 0; at = script.indexOf(name, at + 1)) {
    const before = script.slice(Math.max(0, at - 10), at);
    const after = script.slice(at + name.length, at + name.length + 3);
    if (BEFORE.test(before.at(-1) ?? ' ') && AFTER.test(after[0] ?? ' ') && !isOther(before, after))
      return true;
  }
  return false;
}

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>): Set<string> =>
  new Set([...all].filter((name) => !some.has(name)));

/** The classes that some texts name. */
const namedIn = (
  texts: readonly string[],
  classes: Iterable<string>,
  isOther?: typeof isElsewhere,
): Set<string> =>
  new Set([...classes].filter((name) => texts.some((text) => isNamedIn(text, name, isOther))));

/** The served scripts by their addresses, without those of islands (Next's own are pruned later). */
function scriptsOutside(files: Output, { reached }: ClientManifest): string[] {
  const ofIslands = new Set(Object.values(reached).flat());
  return pathsEnding(files, '.js')
    .filter((path) => path.startsWith('assets/') && !ofIslands.has(`/${path}`))
    .map((path) => textOf(files, path));
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
export function shortenClasses(page: Root, { known, names, islands }: ClassNames): void {
  const visit = (node: Root | Element, ofLibraries: boolean, island?: IslandSheet): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      const lenient = ofLibraries || isOfLibraries(child);
      const { className, dataIsland, dataClassesOf = dataIsland } = child.properties;
      if (Array.isArray(className)) {
        const own = className.map(String).filter((name) => {
          if ((island?.classes ?? known).has(name)) return true;
          if (lenient || MARKER.test(name)) return false;
          throw new Error(
            `class "${name}" on <${child.tagName}>: neither Tailwind nor our CSS has a rule for it`,
          );
        });
        child.properties.className =
          own.length > 0 ? own.map((name) => (island ? name : (names.get(name) ?? name))) : undefined;
      }
      visit(child.content ?? child, lenient, island ?? islands[String(dataClassesOf)]);
    }
  };
  visit(page, false);
}

/**
 * The classes that the rules know, the served names of those that do not keep theirs, and what islands have in their
 * place.
 */
export type ClassNames = {
  known: ReadonlySet<string>;
  names: ReadonlyMap<string, string>;
  islands: Readonly<Record<string, IslandSheet>>;
};

/**
 * Gives the classes of all stylesheets their served names, which the pages need next. Names that a script knows stay;
 * those of islands stay inside them, in a stylesheet of their own (`island-sheets.ts`).
 */
export function shortenStylesheets(
  { files, root }: Pick<Export, 'files' | 'root'>,
  client: ClientManifest,
): ClassNames {
  const sheets = pathsEnding(files, '.css').map((path) => ({
    path,
    sheet: postcss.parse(textOf(files, path)),
  }));
  const known = new Set(sheets.flatMap(({ sheet }) => [...classesOf(sheet)]));
  for (const { sheet } of sheets) dropFallbacks(sheet);
  shortenProperties(
    sheets.map(({ sheet }) => sheet),
    pathsEnding(files, '.js').map((path) => textOf(files, path)),
  );
  const islands: Record<string, IslandSheet> = {};
  for (const [name, scripts] of Object.entries(client.reached)) {
    const classes = namedIn(
      scripts.map((path) => textOf(files, path.slice(1))),
      known,
      isElsewhere,
    );
    islands[name] = islandSheet(
      files,
      name,
      classes,
      sheets.map(({ sheet }) => sheet),
    );
  }
  const inIslands = new Set(Object.values(islands).flatMap(({ classes }) => [...classes]));
  const alone = without(inIslands, namedIn(sourcesOutside(root), inIslands));
  for (const { sheet } of sheets) dropRules(sheet, alone);
  const names = namesFor(known, namedIn(scriptsOutside(files, client), known));
  for (const { path, sheet } of sheets) {
    eachRule(sheet, (selector) =>
      selector.replace(CLASS_OR_ATTRIBUTE, (whole, name: string | undefined) => {
        const short = name && names.get(unescaped(name));
        return short ? `.${short}` : whole;
      }),
    );
    files.set(path, encode(sheet.toString()));
  }
  return { known: without(known, alone), names, islands };
}
